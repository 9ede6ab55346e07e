/**
 * Edits (insert, delete, replace, swap of neighbors) that turn one word into the other, or `limit + 1` where it takes more.
 * Optimal string alignment distance, given up as soon as a whole row exceeds the limit.
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

/** One bit for each letter of the Latin alphabet that occurs, the rest of the bits for all other signs. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(i) % 6));
  }
  return bits;
}

/** Whether two words with these letters may be `limit` edits apart: an edit changes two bits at most. */
export function mayBeNear(letters: number, others: number, limit: number): boolean {
  let different = letters ^ others;
  let count = 0;
  for (; different !== 0 && count <= 2 * limit; different &= different - 1) count++;
  return count <= 2 * limit;
}

/** How many typing errors are forgiven in a word of this length: none under 4 letters, 1 under 8, else 2. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
