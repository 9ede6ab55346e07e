/**
 * Normalizes an id for comparison across slug algorithms, which differ in case, dashes, dots and other punctuation.
 * `output-publicpath`, `outputpublicpath-` and `output.publicPath` give the same result.
 *
 * @param id decoded, without `#`
 */
export function headingLetters(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
