/** Whether a word is a misspelled name: one letter too many, too few or wrong, or two letters swapped. */
export function isSlip(word: string, name: string): boolean {
  if (name.length < 4 || Math.abs(word.length - name.length) > 1 || word === name) return false;
  let same = 0;
  while (word[same] === name[same]) same++;
  let sameEnd = 0;
  while (sameEnd < Math.min(word.length, name.length) - same && word.at(-1 - sameEnd) === name.at(-1 - sameEnd))
    sameEnd++;
  const [left, right] = [word.slice(same, word.length - sameEnd), name.slice(same, name.length - sameEnd)];
  return (
    Math.max(left.length, right.length) === 1 || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
