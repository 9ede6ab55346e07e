/** Minimal syntax highlighter for small files. Its colors are those of the site's code blocks. */

type Kind = 'c' | 'f' | 'k' | 'n' | 'p' | 's' | 't';

/** A token of highlighted code. `kind` is its color class, as in the site's prose. */
interface Piece {
  text: string;
  kind?: Kind | undefined;
}

const keywords = 'as const export from function import let new require return satisfies type typeof'.split(' ');
const script = new RegExp(
  [
    // Match object keys and attribute names before strings, because keys can be quoted.
    '(?<p>(?:"[^"\\\\]*"|(?<![\\w$.]|(?:const|let) )[\\w$-]+)(?=:\\s)|(?<=\\s)[\\w:@-]+(?==["{]))',
    '(?<s>"(?:\\\\.|[^"\\\\])*"|`[^`]*`)',
    '(?<c>\\/\\/.*|<!--.*?-->)',
    `(?<k>\\b(?:${keywords.join('|')})\\b)`,
    '(?<t><\\/?[\\w.-]+|(?<!=)\\/?>)',
    '(?<f>\\b[\\w$]+(?=\\())',
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

function kindOf(groups: Record<string, string | undefined>): Kind | undefined {
  return (['p', 's', 'c', 'k', 't', 'f', 'n'] as const).find((kind) => groups[kind] !== undefined);
}
