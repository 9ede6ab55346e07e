/** Formats file sizes, durations, and counts in the site's language. */

/** Formats a file size, such as `1,234 B`, `56.7 KB`, or `1.2 MB`. Units are powers of 1,000. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString(TEXTS.locale, { maximumFractionDigits: amount < 100 ? 1 : 0 })} ${unit}`;
}

/** Formats a duration, such as `216 ms` or `1.2 s`. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Formats a count with its noun, such as `1 module` or `2,300 modules`.
 * @param words one of the functions in `TEXTS.counts`
 */
export function counted(count: number, words: (count: number, shown: string) => string): string {
  return words(count, count.toLocaleString(TEXTS.locale));
}
