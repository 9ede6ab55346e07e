/** Returns the cells of a table row, each with the header of its column. */
export function cellsOf(lines: string[], row: number): [string, string][] {
  let top = row;
  while (top > 1 && lines[top - 2]?.trim().startsWith('|')) top--;
  const [head, written] = [lines[top - 1], lines[row - 1]];
  if (head === undefined || !written?.trim().startsWith('|')) return [];
  const [heads, cells] = [splitRow(head), splitRow(written)];
  return heads.map((head, index) => [head, cells[index] ?? '']);
}

function splitRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Whether two values in code are the same except for their quotes. */
export function sameValue(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** Whether two union types have the same members, in any order. */
export function sameType(a: string, b: string): boolean {
  const alternatives = (text: string): string => plain(text).split('|').toSorted().join('|');
  return alternatives(a) === alternatives(b) || !/^[\w\s|'"[\]<>]+$/.test(b);
}

/** Normalizes a value in code for comparison, by using one kind of quotes and removing white space. */
export function plain(text: string): string {
  return text
    .replaceAll(/['"`]/g, '"')
    .replaceAll(/\s|;$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll('\\|', '|');
}

/** Whether a line of Markdown is a heading. */
export function isHeading(line: string): boolean {
  return /^#{1,6} /.test(line);
}
