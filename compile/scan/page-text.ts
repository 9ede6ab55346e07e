/**
 * Text of a page as everything here reads it: without a byte order mark, its lines ended as on Unix. What an editor on
 * Windows saves is thus the same page.
 */
export function pageText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
