/** A name on a page that webpack doesn't have, with its 1-based line. */
export interface Finding {
  line: number;
  message: string;
}
