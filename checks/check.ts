import type { CompiledSite } from '../compile/compile-site.ts';
import type { Facts } from '../facts/types.ts';
import type { Outcome } from './outcome.ts';

/** Input of a check, from the command line. */
interface CheckRequest {
  /** Whether the check was selected by name, rather than as one of all. */
  alone: boolean;
  /** Pages or folders of the content. If empty, everything is checked, including the site as a whole. */
  paths: string[];
  write: boolean;
  update: boolean;
  acceptNew: boolean;
  cached: boolean;
  /** Number of projects to check in addition to a set that covers each pair of answers. */
  others: number;
  /** Whether to check only the examples of selected pages. */
  chosen: boolean;
  /** Called to report progress of slow checks. */
  onProgress: (done: number, total: number) => void;
  /** Called for a failure as soon as it is certain. Other failures are reported at the end. */
  onFailure: (message: string) => void;
  /** Returns the compiled site, which is compiled once for all checks that need it. */
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
  /** Origin of this site, and other origins that pages use for it. */
  origins: readonly string[];
  /** Absolute path of the cache file with the Markdown copies. */
  keptCopies: string;
}

/**
 * A check that `checks/cli.ts` runs. It is either built in, or the `check` in a tool's `checks/check.ts`, which has the
 * tool's name.
 */
export interface Check {
  /** Heading above the check's output. */
  title: string;
  /** Whether the check isn't about pages. If paths are given, it is skipped when it runs in a group. */
  ignoresPaths?: true;
  /** Whether the check runs projects, using all cores. Other checks read pages, using one core. */
  runsProjects?: true;
  /** Options of the check for `--help`, each with a one-line description. */
  options?: Readonly<Record<string, string>>;
  run(request: CheckRequest): Promise<Outcome>;
}
