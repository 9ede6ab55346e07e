import type { CompiledSite } from '../compile/compile-site.ts';
import type { Facts } from '../facts/types.ts';
import type { Outcome } from './outcome.ts';

/** Command-line input of a content check. */
interface CheckRequest {
  /** Whether the check was selected by name, rather than as part of a group. */
  alone: boolean;
  /** Pages or folders of the content to check. If empty, everything is checked, including the site as a whole. */
  paths: string[];
  write: boolean;
  update: boolean;
  acceptNew: boolean;
  cached: boolean;
  /**
   * Number of projects that the check of the project starter builds in addition to the projects that cover each answer
   * or each pair of answers.
   */
  others: number;
  /** Whether to check only the examples of the selected pages. */
  chosen: boolean;
  /** Called to report the progress of slow checks. */
  onProgress: (done: number, total: number) => void;
  /** Called for a failure of the check as soon as it is certain. Other failures are reported at the end. */
  onFailure: (message: string) => void;
  /** Returns the compiled site. It is compiled only once for all checks that need it. */
  site: () => Promise<CheckedSite>;
}

/** The site that is being checked. */
export interface CheckedSite {
  compiled: CompiledSite;
  facts: Facts;
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Absolute path of the project's root. */
  root: string;
  /** Origin of this site. */
  origin: string;
  /** Origin of this site, and other origins that pages use to link to it. */
  origins: readonly string[];
  /** Absolute path of the cache file that contains the Markdown copies of pages. */
  keptCopies: string;
}

/**
 * A content check that `checks/cli.ts` runs. It is either built in, or exported by a tool's `checks/check.ts` and named
 * after the tool.
 */
export interface Check {
  /** Heading above the check's output. */
  title: string;
  /** Whether the check is about something other than pages. A group of checks skips it if paths are given. */
  ignoresPaths?: true;
  /** Whether the check builds example projects, using all cores. Other checks read pages, using one core. */
  runsProjects?: true;
  /** Command-line options of the check, listed by `--help`, each with a one-line description. */
  options?: Readonly<Record<string, string>>;
  run(request: CheckRequest): Promise<Outcome>;
}
