/** Shows the part in which two strings differ, with some unchanged text around it. */

/** Number of unchanged characters shown before and after a difference between two strings. */
const around = 16;

/** Maximum length in characters of strings that are shown in full when they differ. */
const short = 48;

/**
 * Describes a difference between two strings as `before → after`. For long strings, only the part that differs is
 * shown. Empty strings are shown as `(none)`.
 */
export function textDifference(before: string, after: string): string {
  const [was, now] = [oneLine(before), oneLine(after)];
  if (was.length <= short && now.length <= short) return `${was || '(none)'} → ${now || '(none)'}`;
  if (was === '' || now === '') return `${was || '(none)'} → ${now || '(none)'}`;
  let start = 0;
  while (start < was.length && was[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, now.length) - start && was.at(-1 - end) === now.at(-1 - end)) end++;
  start = Math.max(0, start - around);
  end = Math.max(0, end - around);
  const part = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, text.length - end)}${end > 0 ? '…' : ''}`;
  return `${part(was)} → ${part(now)}`;
}

export function oneLine(text: string): string {
  return text.replace(/\\n|\s+/g, ' ').trim();
}
