/** Types of the example check: its input is fences, its output one result per fence. */

/**
 * How thoroughly a fence was checked, in ascending order; `exempt` was set by the author, `plain` means that there is
 * no parser for its language.
 */
export type FenceStatus = 'exempt' | 'plain' | 'parsed' | 'validated' | 'type-checked' | 'executed' | 'failed';

/** Result for a fence. */
export interface FenceResult {
  file: string;
  /** Line of the opening fence. */
  line: number;
  lang: string;
  title?: string;
  project?: string;
  status: FenceStatus;
  /** The author's reason for `exempt`. */
  reason?: string;
  /** Problems with what to do, each with its line in the page; empty unless `failed`. */
  failures: Failure[];
  /** Actual content, for fences that show output or a file: what `--write` inserts. */
  actual?: string;
}

/** A problem with an example. */
export interface Failure {
  /** Line in the page, 1-based. */
  line: number;
  message: string;
  /** Whether only what is shown differs: later steps don't depend on it. */
  isDifference?: true;
}
