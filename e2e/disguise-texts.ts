/** Creates user interface strings with accented letters, a third longer than usual, to simulate a translation. */

/** Returns the source of a string catalog in which all strings of the given catalog are accented. */
export function disguise(texts: object): string {
  return `export const texts = ${disguised(texts)};\n`;
}

function disguised(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(otherLetters(value));
  if (typeof value === 'function') return inSource(value.toString());
  if (Array.isArray(value)) return `[${value.map(disguised).join()}]`;
  const entries = Object.entries(value ?? {}).map(([key, inner]) => `${JSON.stringify(key)}: ${disguised(inner)}`);
  return `{${entries.join()}}`;
}

/** Accents the user interface strings in a function's source, except strings that it uses in comparisons. */
function inSource(source: string): string {
  const literal = /([!=]== )?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
  return source.replaceAll(literal, (whole, compared?: string, single?: string, double?: string, template = '') => {
    if (compared !== undefined) return whole;
    const plain = single ?? double;
    if (plain !== undefined) return JSON.stringify(otherLetters(plain.replaceAll("\\'", "'")));
    const parts = template.split(/(\$\{[^}]*\})/);
    return `\`${parts.map((part: string) => (part.startsWith('$') ? inSource(part) : otherLetters(part))).join('')}\``;
  });
}

/**
 * Accents Latin letters, so that text that isn't from the catalog of interface strings stands out, while accented text
 * remains readable. Leaves code and URLs unchanged.
 */
function otherLetters(text: string): string {
  const parts = text.split(/(\\?`[^`]*`|\]\([^)]*\))/);
  const letters = parts
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, '$&\u0301')))
    .join('');
  return letters + (text.length > 6 ? ` ${'~'.repeat(5)}`.repeat(Math.ceil(text.length / 18)) : '');
}
