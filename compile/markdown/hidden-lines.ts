/** A comment in any of the examples' languages; `$1` is its text. */
const commented = (text: string): string => `(?://|#|--|;|/\\*|<!--)\\s*${text}\\s*(?:\\*/|-->)?\\s*$`;

const start = new RegExp(`^\\s*${commented('hide-start')}`);
const end = new RegExp(`^\\s*${commented('hide-end')}`);
const trailing = new RegExp(`(?:^|\\s)${commented('hide')}`);

/**
 * The visible lines of an example: without those between `// hide-start` and `// hide-end`, and those that end in `//
 * hide`, which only the checks need. CSS, HTML, shell, SQL and INI comments work too.
 *
 * @returns 0-based indexes
 */
function shownLines(code: string): Set<number> {
  const shown = new Set<number>();
  let hidden = false;
  code.split('\n').forEach((line, index) => {
    if (start.test(line)) hidden = true;
    if (!hidden && !trailing.test(line)) shown.add(index);
    if (end.test(line)) hidden = false;
  });
  return shown;
}

/** For each visible line, its number in the code as written and its displayed number, both 1-based. */
export function shownLineNumbers(code: string): Map<number, number> {
  const lines = code.split('\n');
  const shown = code.includes('hide') ? [...shownLines(code)] : [...lines.keys()];
  const first = shown.length === lines.length ? 0 : shown.findIndex((index) => lines[index]?.trim() !== '');
  return new Map(shown.slice(Math.max(first, 0)).map((index, number) => [index + 1, number + 1]));
}

/** The visible code: shown lines, trimmed at both ends if lines were hidden. */
export function withoutHiddenLines(code: string): string {
  if (!code.includes('hide')) return code;
  const shown = shownLines(code);
  const lines = code.split('\n');
  if (shown.size === lines.length) return code;
  return lines
    .filter((_line, index) => shown.has(index))
    .join('\n')
    .replace(/^(?:[ \t]*\n)+|(?:\n[ \t]*)+$/g, '');
}
