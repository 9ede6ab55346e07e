/**
 * Normalizes the text of a page: removes a byte order mark and converts line endings to `\n`, so that files saved on
 * Windows compile to the same page.
 */
export function pageText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
