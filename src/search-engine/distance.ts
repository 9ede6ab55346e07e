/**
 * Returns the edit distance between two words (insertions, deletions, replacements, and swaps of adjacent letters), or
 * `limit + 1` if it exceeds the limit. Computes the optimal string alignment distance, and stops once a whole row
 * exceeds the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}

/**
 * Returns the set of letters in a word as bits, with one bit per letter of the Latin alphabet. Other characters share
 * the remaining bits.
 */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(i) % 6));
  }
  return bits;
}

/**
 * Whether two words with these letter sets may be within `limit` edits of each other. An edit changes at most two bits.
 */
export function mayBeNear(letters: number, others: number, limit: number): boolean {
  let different = letters ^ others;
  let count = 0;
  for (; different !== 0 && count <= 2 * limit; different &= different - 1) count++;
  return count <= 2 * limit;
}

/** Returns how many typos the search accepts in a word of this length: 0 below 4 letters, 1 below 8, otherwise 2. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
