/** Two texts beside each other: only the lines that differ. Pure. */

/** A line of the one, of the other, or of both where one took the place of the other. */
export interface Row {
  before: string;
  after: string;
}

/** The lines in which two texts differ, in order; a line without counterpart stands beside an empty one. */
export function differingRows(before: string, after: string): Row[] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const lengths = commonLengths(one, other);
  const rows: Row[] = [];
  let [gone, come]: string[][] = [[], []];
  const flush = (): void => {
    for (let index = 0; index < Math.max(gone!.length, come!.length); index++)
      rows.push({ before: gone![index] ?? '', after: come![index] ?? '' });
    [gone, come] = [[], []];
  };
  for (let left = 0, right = 0; left < one.length || right < other.length;) {
    if (left < one.length && right < other.length && one[left] === other[right]) {
      flush();
      left++;
      right++;
    } else if (
      right >= other.length ||
      (left < one.length && lengths[left + 1]![right]! >= lengths[left]![right + 1]!)
    ) {
      gone!.push(one[left++]!);
    } else {
      come!.push(other[right++]!);
    }
  }
  flush();
  return rows;
}

/** `[i][j]`: length of the longest common subsequence of the lines from `i` and from `j` on. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from<number>({ length: other.length + 1 }).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i]![j] =
        one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

/**
 * Rows as text in two columns.
 *
 * @param width columns of both together
 */
export function inTwoColumns(rows: readonly Row[], width: number): string[] {
  const column = Math.floor((width - 3) / 2);
  const fitted = (text: string): string => (text.length > column ? `${text.slice(0, column - 1)}…` : text);
  return rows.map(({ before, after }) => `${fitted(before).padEnd(column)} │ ${fitted(after)}`.trimEnd());
}
