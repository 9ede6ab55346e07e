/**
 * A token of highlighted code. Colored tokens have a one-letter class (docs/architecture.md, “Markup of compiled
 * prose”).
 */
interface CodeToken {
  text: string;
  kind?: string;
}

const kinds: readonly (readonly [kind: string, expression: string])[] = [
  ['s', '"(?:[^"\\\\]|\\\\.)*"(?!:)|(?<=[:([,] ?)/(?:[^/\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\]|\\\\.)*\\])+/[a-z]*'],
  ['p', '"[^"\\n]*"(?=:)|\\b\\w+(?=:)'],
  ['k', '\\b(?:import|from|export|default|new|async)\\b|=>'],
  ['n', '\\b(?:true|false|null|\\d[\\d_]*)\\b'],
];

const expression = new RegExp(kinds.map(([, one]) => `(${one})`).join('|'), 'g');

/** Splits a configuration that was generated from an example into tokens. Joining the tokens gives the code again. */
export function tokensOf(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(expression)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const [kind = ''] = kinds[match.slice(1).findIndex((text) => text !== undefined)] ?? [];
    tokens.push({ text: match[0], kind });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}
