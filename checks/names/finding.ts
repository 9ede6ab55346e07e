/** An unknown name on a page, with its 1-based line. */
export interface Finding {
  line: number;
  message: string;
}
