/** Types of the example check. Its input is code fences, and its output is one result per fence. */

/**
 * How thoroughly a fence was checked, in ascending order. `exempt` means that the author excluded it, and `plain` that
 * there is no parser for its language.
 */
export type FenceStatus = 'exempt' | 'plain' | 'parsed' | 'validated' | 'type-checked' | 'executed' | 'failed';

/** Result of checking a code fence. */
export interface FenceResult {
  file: string;
  /** Line of the opening fence. */
  line: number;
  lang: string;
  title?: string;
  project?: string;
  status: FenceStatus;
  /** Reason that the author gave for `exempt`. */
  reason?: string;
  /** Problems, each with advice and its line on the page. Empty unless the status is `failed`. */
  failures: Failure[];
  /** Actual content of a fence that shows output or a file. `--write` inserts it into the page. */
  actual?: string;
  /** Whether the actual content is an error that the page isn't about, so that `--write` doesn't insert it. */
  isUnwanted?: boolean;
}

/** A problem with an example. */
export interface Failure {
  /** 1-based line on the page. */
  line: number;
  message: string;
  /**
   * Whether the only problem is that the page shows other text than the actual output or file. Later steps can still
   * run.
   */
  isDifference?: true;
}
