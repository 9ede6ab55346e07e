/** Result of a check: output lines and counts. */
export interface Outcome {
  /** Output below the check's heading: tables, summaries, notes. */
  lines: string[];
  /** Failures as `content/x.md:12: …what to do`. */
  failures: string[];
  passed: number;
  failed: number;
}
