/** A name that does not exist, at its line (1-based) of the text that was looked at. */
export interface Finding {
  line: number;
  message: string;
}
