import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { TextProblem } from './editor-types.ts';

/** Maps problems to ranges of the text. Problems beyond its end, left over from before an edit, go to the last line. */
export function problemRanges(text: Text, problems: readonly TextProblem[]): Diagnostic[] {
  return problems
    .map((problem): Diagnostic => {
      const from = offsetOf(text, problem.line, problem.column ?? 0);
      const { severity, message } = problem;
      return { from, to: endOf(text, from, problem), severity, message };
    })
    .toSorted((one, other) => one.from - other.from);
}

/** The offset of a line (from 1) and a column (from 0), clamped to the text. */
export function offsetOf(text: Text, line: number, column: number): number {
  const { from, length } = text.line(Math.min(Math.max(line, 1), text.lines));
  return from + Math.min(Math.max(column, 0), length);
}

function endOf(text: Text, from: number, { endLine, endColumn, line }: TextProblem): number {
  if (endColumn !== undefined) return Math.max(from, offsetOf(text, endLine ?? line, endColumn));
  const rest = text.lineAt(from);
  const word = /^[\w$]+|^./.exec(rest.text.slice(from - rest.from))?.[0] ?? '';
  return from + word.length;
}
