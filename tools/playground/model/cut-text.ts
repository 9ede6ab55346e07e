/**
 * Truncates an untrusted string that is too long to show.
 * @param most maximum length in characters
 * @returns the string, or its start followed by an ellipsis
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A slice would keep the whole string in memory, but parsing JSON creates a copy.
  const start = JSON.parse(JSON.stringify(text.slice(0, most))) as string;
  return `${start}…`;
}
