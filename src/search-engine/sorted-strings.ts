/** Returns the index of the first string in a sorted array that isn't less than `value`. */
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Yields the strings in a sorted array that begin with `prefix`. */
export function* withPrefix(sorted: readonly string[], prefix: string): Generator<string> {
  for (let at = lowerBound(sorted, prefix), found = sorted[at]; found?.startsWith(prefix); found = sorted[++at])
    yield found;
}
