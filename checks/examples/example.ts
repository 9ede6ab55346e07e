/**
 * The types that pass through the example check: fences go in, one result a fence comes out.
 */
import type { Fence } from '../../compile/types.ts';

/** The fences of one page, in order. */
export interface PageFences {
  /** Path as a person would open it: `content/guides/caching.md`. */
  file: string;
  fences: Fence[];
}

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

/**
 * Fences that are checked together, because they share a folder: a project, a `run` with the output after it, or a
 * fence by itself.
 */
export interface Unit {
  file: string;
  /** Name of the folder: the project's name, or one made from the line. */
  name: string;
  kind: 'project' | 'single';
  fences: Fence[];
}
