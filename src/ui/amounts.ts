/** Formats sizes, times and counts in the site's language. */

/** `1,234 B`, `56.7 KB`, `1.2 MB`; in powers of 1,000. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString(TEXTS.locale, { maximumFractionDigits: amount < 100 ? 1 : 0 })} ${unit}`;
}

/** `216 ms`, `1.2 s`. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `1 module`, `2,300 modules`. @param words one of `TEXTS.counts` */
export function counted(count: number, words: (count: number, shown: string) => string): string {
  return words(count, count.toLocaleString(TEXTS.locale));
}
