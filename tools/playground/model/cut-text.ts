/**
 * Cuts an untrusted text that is too long to show.
 * @param most maximum length in characters
 * @returns the text, or its start with an ellipsis
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A slice would keep the whole text in memory; parsing makes a copy.
  const start = JSON.parse(JSON.stringify(text.slice(0, most))) as string;
  return `${start}…`;
}
