/**
 * The types that pass through the example check: fences go in, one result a fence comes out.
 */

/** How far a fence was checked, from least to most; `exempt` is by the author's wish, `plain` means that its language has no parser here. */
export type FenceStatus = 'exempt' | 'plain' | 'parsed' | 'validated' | 'type-checked' | 'executed' | 'failed';

/** What the check says of one fence. */
export interface FenceResult {
  file: string;
  /** Line of the opening fence. */
  line: number;
  lang: string;
  title?: string;
  project?: string;
  status: FenceStatus;
  /** The author's reason, for `exempt`. */
  reason?: string;
  /** What is wrong and what to do, each with its line in the page; empty unless `failed`. */
  failures: Failure[];
  /** What really came out, for fences that show output or a file: what `--write` puts in. */
  actual?: string;
}

/** One thing that is wrong with an example. */
export interface Failure {
  /** Line in the page, 1-based. */
  line: number;
  message: string;
}
