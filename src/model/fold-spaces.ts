/** Replaces each run of white space by a single space, and removes it from both ends. */
export function foldSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
