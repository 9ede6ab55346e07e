/**
 * Normalizes a heading id so that ids from different slug algorithms, which vary in case, dashes, dots, and other
 * punctuation, can be compared. `output-publicpath`, `outputpublicpath-`, and `output.publicPath` give the same result.
 *
 * @param id decoded id, without `#`
 */
export function headingLetters(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
