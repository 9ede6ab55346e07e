/**
 * Truncates an untrusted string that is too long to show.
 * @param most maximum length in characters
 * @returns the string, or its start followed by an ellipsis
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Copy the string by parsing it as JSON, because a slice would keep the whole original in memory.
  const start = JSON.parse(JSON.stringify(text.slice(0, most))) as string;
  return `${start}…`;
}
