/** Creates a side-by-side diff of two texts that shows only lines that differ. */

/** A row of a side-by-side diff: a removed line, an added line, or a line and its replacement. */
interface Row {
  before: string;
  after: string;
}

/** Returns the lines in which two texts differ, in order. A line without a counterpart is next to an empty one. */
export function differingRows(before: string, after: string): Row[] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(one, other);
  const rows: Row[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const flush = (): void => {
    for (let index = 0; index < Math.max(gone.length, come.length); index++)
      rows.push({ before: gone[index] ?? '', after: come[index] ?? '' });
    [gone, come] = [[], []];
  };
  for (let left = 0, right = 0; ;) {
    const [was, is] = [one[left], other[right]];
    if (was === undefined && is === undefined) break;
    if (was === is) {
      flush();
      left++;
      right++;
    } else if (was !== undefined && (is === undefined || common(left + 1, right) >= common(left, right + 1))) {
      gone.push(was);
      left++;
    } else if (is !== undefined) {
      come.push(is);
      right++;
    }
  }
  flush();
  return rows;
}

/**
 * Creates a function that returns the length of the longest common subsequence of two texts' lines, from line `i` of
 * the first and line `j` of the second on.
 */
function commonLengths(one: readonly string[], other: readonly string[]): (i: number, j: number) => number {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}

/**
 * Formats the rows of a diff in two columns.
 *
 * @param width total width in characters
 */
export function inTwoColumns(rows: readonly Row[], width: number): string[] {
  const column = Math.floor((width - 3) / 2);
  const fitted = (text: string): string => (text.length > column ? `${text.slice(0, column - 1)}…` : text);
  return rows.map(({ before, after }) => `${fitted(before).padEnd(column)} │ ${fitted(after)}`.trimEnd());
}
