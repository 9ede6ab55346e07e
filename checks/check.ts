import type { CompiledSite } from '../compile/compile-site.ts';
import type { Facts } from '../facts/types.ts';
import type { ExamplePart } from './examples/example-parts.ts';
import type { Outcome } from './outcome.ts';

/** What a check is told by the command line. */
export interface CheckRequest {
  /** Whether it was asked for by its name, and not as one of all. */
  alone: boolean;
  /** Pages or folders of content; none means all, and what concerns the whole. */
  paths: string[];
  write: boolean;
  update: boolean;
  acceptNew: boolean;
  cached: boolean;
  /** How many projects beside those that have each pair of answers. */
  others: number;
  /** Which examples: those of a choice of the pages, or of the rest. */
  part: ExamplePart | undefined;
  /** Told how far a check is that takes long. */
  onProgress: (done: number, total: number) => void;
  /** Told of a failure as soon as it is certain; those that nobody was told of come at the end. */
  onFailure: (message: string) => void;
  /** The compiled site, made once for all checks that need it. */
  site: () => Promise<CheckedSite>;
}

/** The site that checks are about. */
export interface CheckedSite {
  compiled: CompiledSite;
  facts: Facts;
  /** Absolute. */
  contentDir: string;
  /** Absolute root of the project. */
  root: string;
  /** Of this site. */
  origin: string;
  /** That and the others by which pages name this site. */
  origins: readonly string[];
  /** Absolute file that keeps the pages as Markdown. */
  keptCopies: string;
}

/** A check of `checks/cli.ts`: one of its own, or `check` in the `checks/check.ts` of a tool, under the name of the tool. */
export interface Check {
  /** Heading of what it prints. */
  title: string;
  /** Whether it is about none of the pages: where paths are given, it is left out of a group. */
  ignoresPaths?: true;
  /** Whether it runs projects, on all cores; the others read pages, on one. */
  runsProjects?: true;
  /** What it makes of options, for `--help`: option to a line about it. */
  options?: Readonly<Record<string, string>>;
  run(request: CheckRequest): Promise<Outcome>;
}
