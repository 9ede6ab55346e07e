/**
 * The known name most like a mistyped one, for “did you mean” in messages.
 *
 * @param name as written
 * @param known names that would be right
 * @param share one letter of how many may have to change
 * @returns undefined when nothing is near: more letters (and more than two) would have to change
 */
export function nearest(name: string, known: Iterable<string>, share = 3): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / share)) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** ` Did you mean …?`, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const suggestion = nearest(name, known);
  return suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
}

/** Levenshtein distance, given up (as `limit`) once it is sure to reach the limit. */
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
