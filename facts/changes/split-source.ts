/** Splits JavaScript source at its outermost level. Pure. */

/** Matches strings and regular expressions in JavaScript source, whose brackets don't count as nesting. */
const literal = /"(?:[^"\\]|\\.)*"|(?<=(?:^|[[({,:→]) ?)\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/\w*/y;

/**
 * Splits JavaScript source at a separator, except within strings, regular expressions, and brackets.
 *
 * @returns undefined if the text closes a bracket that it doesn't open
 */
export function splitSource(text: string, separator: string): string[] | undefined {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
      at = start - 1;
      continue;
    }
    literal.lastIndex = at;
    const skipped = literal.exec(text)?.[0].length ?? 0;
    if (skipped > 0) {
      at += skipped - 1;
      continue;
    }
    const sign = text[at]!;
    if ('[{('.includes(sign)) depth++;
    if (']})'.includes(sign)) depth--;
    if (depth < 0) return undefined;
  }
  return [...parts, text.slice(start)];
}

/**
 * Shortens a list or object in JavaScript source between two of its items: `[".js", ".json", … 2 more]`. The first item
 * always stays, and other values stay whole. Items may also be without brackets.
 *
 * @param longest maximum length of the shortened text in characters
 * @param more text for a number of omitted items
 */
export function shortenSource(
  text: string,
  { longest, more }: { longest: number; more: (count: number) => string },
): string {
  if (text.length <= longest) return text;
  const [, open = '', inside = '', close = ''] = /^(\[|\{ )(.*?)( \}|\])$/.exec(text) ?? [];
  const items = splitSource(inside, ', ');
  if (!open || !items) return shortenItems(splitSource(text, ', ') ?? [text], longest, more);
  return `${open}${shortenItems(items, longest - open.length - close.length, more)}${close}`;
}

function shortenItems(items: readonly string[], longest: number, more: (count: number) => string): string {
  const shortened = (count: number): string =>
    [...items.slice(0, count), ...(count < items.length ? [`… ${more(items.length - count)}`] : [])].join(', ');
  let count = items.length;
  while (count > 1 && shortened(count).length > longest) count--;
  return shortened(count);
}
