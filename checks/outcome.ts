/** Result of a content check: lines to print, and counts. */
export interface Outcome {
  /** Lines printed below the check's heading: tables, summaries, notes. */
  lines: string[];
  /** Failures of the check, in the form `content/x.md:12: …what to do`. */
  failures: string[];
  passed: number;
  failed: number;
}
