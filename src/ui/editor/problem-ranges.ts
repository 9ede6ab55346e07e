import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { TextProblem } from './editor-types.ts';

/**
 * Converts problems to ranges in the edited text. Problems found before an edit may be beyond the end of the text, so
 * they are moved to the last line.
 */
export function problemRanges(text: Text, problems: readonly TextProblem[]): Diagnostic[] {
  return problems
    .map((problem): Diagnostic => {
      const from = offsetOf(text, problem.line, problem.column ?? 0);
      const { severity, message } = problem;
      return { from, to: endOf(text, from, problem), severity, message };
    })
    .toSorted((one, other) => one.from - other.from);
}

/** Returns the offset of a position (1-based line, 0-based column) in the text, limited to the text's length. */
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
