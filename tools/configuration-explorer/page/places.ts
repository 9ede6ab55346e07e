/** Converts positions in a configuration's source code to editor positions. */
import { foreignFileIn } from '../model/foreign-file.ts';
import type { KeyPath } from '../model/answer.ts';
import type { TextProblem } from '../../../src/ui/editor/editor-types.ts';
import type { Check } from './useCheck.ts';

/** Position in the editor: line number, starting from 1, and column, starting from 0. */
interface Place {
  line: number;
  column: number;
}

/** Returns the editor position of a configuration key, or of its nearest parent that is in the source code. */
export function placeOf({ text, locate }: Check, path: KeyPath, index: number): Place | undefined {
  const stretch = locate(path, index);
  return stretch && placeAt(text, stretch.from);
}

/** Returns the name of the class of the plugin that a configuration key belongs to, as in the source code. */
export function pluginAt({ text, locate }: Check, path: KeyPath, index: number): string | undefined {
  if (path[0] !== 'plugins' || path.length < 2) return undefined;
  const stretch = locate(path.slice(0, 2), index);
  return stretch && /^new\s+(?:[\w$]+\.)*([\w$]+)/.exec(text.slice(stretch.from, stretch.to))?.[1];
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start };
}

/** Returns the range of a line without its indentation. */
function lineAt(text: string, line: number): Pick<TextProblem, 'line' | 'column' | 'endLine' | 'endColumn'> {
  const code = text.split('\n')[line - 1] ?? '';
  return { line, column: code.search(/\S|$/), endLine: line, endColumn: code.trimEnd().length };
}

/** Creates diagnostics for the editor from webpack's messages and from errors while running the configuration. */
export function problemsIn({ text: source, locate, result }: Check): TextProblem[] {
  if (result.type === 'missing' || foreignFileIn(source, result.type === 'failed')) return [];
  if (result.type === 'failed')
    return result.line === undefined
      ? []
      : [{ severity: 'error', message: result.message, ...lineAt(source, result.line) }];
  return result.configurations.flatMap(({ problems }, index) =>
    problems.flatMap(({ text, path }): TextProblem[] => {
      const stretch = locate(path, index);
      if (!stretch) return [];
      const [start, end] = [placeAt(source, stretch.from), placeAt(source, stretch.to)];
      return [{ severity: 'error', message: text, ...start, endLine: end.line, endColumn: end.column }];
    }),
  );
}
