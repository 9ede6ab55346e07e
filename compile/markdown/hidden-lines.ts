/** A comment in the styles of the languages of examples; `$1` is its text. */
const commented = (text: string): string => `(?://|#|--|;|/\\*|<!--)\\s*${text}\\s*(?:\\*/|-->)?\\s*$`;

const start = new RegExp(`^\\s*${commented('hide-start')}`);
const end = new RegExp(`^\\s*${commented('hide-end')}`);
const trailing = new RegExp(`(?:^|\\s)${commented('hide')}`);

/**
 * Lines of an example that a reader sees: not those from `// hide-start` to `// hide-end`, nor those that end in `// hide`,
 * which only the checks need; the comment may also be one of CSS, HTML, a shell, SQL or INI.
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

/** For each line of a code that a reader sees, its number in the code as written, and the number that it is shown with; both 1-based. */
export function shownLineNumbers(code: string): Map<number, number> {
  const lines = code.split('\n');
  const shown = code.includes('hide') ? [...shownLines(code)] : [...lines.keys()];
  const first = shown.length === lines.length ? 0 : shown.findIndex((index) => lines[index]?.trim() !== '');
  return new Map(shown.slice(Math.max(first, 0)).map((index, number) => [index + 1, number + 1]));
}

/** The code a reader sees: its shown lines, without empty ones at both ends where lines were hidden. */
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
