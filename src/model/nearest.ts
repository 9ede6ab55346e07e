/**
 * The known name most similar to a mistyped one, for “did you mean” in messages. Of equally similar names, the one with
 * the longest common prefix.
 *
 * @param name as written
 * @param known valid names
 * @param share allows one edit per this many letters
 * @returns undefined if no name is within that many edits, or within two for short names
 */
export function nearest(name: string, known: Iterable<string>, share = 3): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / share)) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance + 1);
    const isBetter =
      distance < bestDistance ||
      (distance === bestDistance && best && beginning(name, candidate) > beginning(name, best));
    if (isBetter) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** ` Did you mean …?`, or an empty string. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const suggestion = nearest(name, known);
  return suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
}

/** How many letters at the beginning of two names are the same. */
function beginning(one: string, other: string): number {
  const difference = [...one].findIndex((letter, index) => letter !== other[index]);
  return difference < 0 ? one.length : difference;
}

/** Levenshtein distance; stops early and returns `limit` once it can't be lower. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    let [left, diagonal] = [row, row - 1];
    const current = [left];
    for (const [column, above] of previous.slice(1).entries()) {
      left = Math.min(diagonal + (a[row - 1] === b[column] ? 0 : 1), above + 1, left + 1);
      diagonal = above;
      current.push(left);
    }
    if (Math.min(...current) >= limit) return limit;
    previous = current;
  }
  return Math.min(previous.at(-1) ?? limit, limit);
}
