/**
 * Returns the known name that is most similar to a mistyped one, for “did you mean” in messages. If several names are
 * equally similar, prefers the one with the longest common prefix.
 *
 * @param name mistyped name
 * @param known valid names
 * @param share number of letters per allowed edit
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
      (distance === bestDistance && best && sharedStart(name, candidate) > sharedStart(name, best));
    if (isBetter) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Returns ` Did you mean …?` with the most similar known name, or an empty string if no name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const suggestion = nearest(name, known);
  return suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
}

/** Returns the length of the longest common prefix of two names. */
export function sharedStart(one: string, other: string): number {
  const difference = [...one].findIndex((letter, index) => letter !== other[index]);
  return difference < 0 ? one.length : difference;
}

/**
 * Returns the number of edits between two strings: letters to add, remove, replace, or swap with their neighbor. Stops
 * early and returns `limit` once the distance can't be below it.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  let beforeIt: number[] = [];
  for (let row = 1; row <= a.length; row++) {
    let [left, diagonal] = [row, row - 1];
    const current = [left];
    for (const [column, above] of previous.slice(1).entries()) {
      left = Math.min(diagonal + (a[row - 1] === b[column] ? 0 : 1), above + 1, left + 1);
      const isSwapped = a[row - 1] === b[column - 1] && a[row - 2] === b[column];
      if (isSwapped) left = Math.min(left, (beforeIt[column - 1] ?? limit) + 1);
      diagonal = above;
      current.push(left);
    }
    if (Math.min(...current) >= limit) return limit;
    [beforeIt, previous] = [previous, current];
  }
  return Math.min(previous.at(-1) ?? limit, limit);
}
