import type { CompiledSite } from '../compile/compile-site.ts';
import type { Facts } from '../facts/types.ts';
import type { ExamplePart } from './examples/example-parts.ts';
import type { Outcome } from './outcome.ts';

/** Command-line input of a check. */
export interface CheckRequest {
  /** Whether the check was selected by name, rather than as one of all. */
  alone: boolean;
  /** Pages or folders of content; empty means everything, including site-wide checks. */
  paths: string[];
  write: boolean;
  update: boolean;
  acceptNew: boolean;
  cached: boolean;
  /** Number of projects to check in addition to those that cover each pair of answers. */
  others: number;
  /** Which subset of the examples to check: the selected pages, or the rest. */
  part: ExamplePart | undefined;
  /** Called to report progress of slow checks. */
  onProgress: (done: number, total: number) => void;
  /** Called for a failure as soon as it is certain; others are reported at the end. */
  onFailure: (message: string) => void;
  /** The compiled site, compiled once for all checks that need it. */
  site: () => Promise<CheckedSite>;
}

/** The site to check. */
export interface CheckedSite {
  compiled: CompiledSite;
  facts: Facts;
  /** Absolute. */
  contentDir: string;
  /** Absolute root of the project. */
  root: string;
  /** Of this site. */
  origin: string;
  /** This origin and others that pages use for this site. */
  origins: readonly string[];
  /** Absolute cache file of the Markdown copies. */
  keptCopies: string;
}

/** A check of `checks/cli.ts`: built-in, or `check` in a tool's `checks/check.ts`, under the tool's name. */
export interface Check {
  /** Heading of its output. */
  title: string;
  /** Whether it isn't about pages: it is skipped in a group if paths are given. */
  ignoresPaths?: true;
  /** Whether it runs projects, on all cores; others read pages, on one. */
  runsProjects?: true;
  /** Its options for `--help`: option to a one-line description. */
  options?: Readonly<Record<string, string>>;
  run(request: CheckRequest): Promise<Outcome>;
}
