/** Returns a pattern for a comment with the given text, in any language that code examples are written in. */
const commented = (text: string): string => `(?://|#|--|;|/\\*|<!--)\\s*${text}\\s*(?:\\*/|-->)?\\s*$`;

const start = new RegExp(`^\\s*${commented('hide-start')}`);
const end = new RegExp(`^\\s*${commented('hide-end')}`);
const trailing = new RegExp(`(?:^|\\s)${commented('hide')}`);

/**
 * Returns the visible lines of a code example. Lines between `// hide-start` and `// hide-end`, and lines that end in
 * `// hide`, are hidden because only the checks need them. CSS, HTML, shell, SQL and INI comments work too.
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

/**
 * Returns the displayed number of each visible line of a code example, by its number in the complete code. Both are
 * 1-based.
 */
export function shownLineNumbers(code: string): Map<number, number> {
  const lines = code.split('\n');
  const shown = code.includes('hide') ? [...shownLines(code)] : [...lines.keys()];
  const first = shown.length === lines.length ? 0 : shown.findIndex((index) => lines[index]?.trim() !== '');
  return new Map(shown.slice(Math.max(first, 0)).map((index, number) => [index + 1, number + 1]));
}

/** Returns the visible code of an example. If lines were hidden, blank lines at both ends are removed too. */
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
