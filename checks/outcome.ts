/** What one check found: the lines to show and the counts to add up. */
export interface Outcome {
  /** Ready to be printed, under the check's heading: tables, summaries, notes. */
  lines: string[];
  /** What is wrong, as `content/x.md:12: …what to do`. */
  failures: string[];
  passed: number;
  failed: number;
}
