/**
 * An id without what differs between the ways of making one from a heading: case, dashes, dots and other punctuation.
 * `output-publicpath`, `outputpublicpath-` and `output.publicPath` are one.
 *
 * @param id decoded, without `#`
 */
export function headingLetters(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
