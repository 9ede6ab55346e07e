/** Minimal syntax highlighter for small files. It recognizes strings, numbers, and keywords. */

/** A token of highlighted code. `kind` is its color class, as in the site's prose. */
interface Piece {
  text: string;
  kind?: 'c' | 'k' | 'n' | 's' | 't' | undefined;
}

const keywords = 'as const export from function import let new require return satisfies type typeof'.split(' ');
const script = new RegExp(
  [
    '(?<s>"(?:\\\\.|[^"\\\\])*"|`[^`]*`)',
    '(?<c>\\/\\/.*|<!--.*?-->)',
    `(?<k>\\b(?:${keywords.join('|')})\\b)`,
    '(?<t><\\/?[\\w.-]+|\\/?>)',
    '(?<n>\\b(?:\\d[\\d.]*|true|false)\\b)',
  ].join('|'),
  'g',
);

/** Splits a line of code into tokens for highlighting. Joining their texts gives the line again. */
export function highlight(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(script)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    pieces.push({ text: match[0], kind: kindOf(match.groups ?? {}) });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

function kindOf(groups: Record<string, string | undefined>): Piece['kind'] {
  return (['s', 'c', 'k', 't', 'n'] as const).find((kind) => groups[kind] !== undefined);
}
