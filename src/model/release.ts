/** What came with a release of webpack, as the page of changes shows it. Pure data. */

/** What a change is about, as readers filter by it. */
export const changeAreas = [
  'options',
  'defaults',
  'hooks',
  'plugins',
  'errors',
  'deprecations',
  'modules',
  'API',
] as const;

export type ChangeArea = (typeof changeAreas)[number];

/** One change of a release. */
export interface ReleaseChange {
  change: 'new' | 'changed' | 'removed';
  area: ChangeArea;
  /** As a reader calls it: `output.path`, `Compiler.done`. */
  name: string;
  /** Ids of the facts that it is about; none of what is gone. */
  facts: string[];
  /** Itself, and how many options, fields or members are inside of it. */
  parts: number;
  /** What it was and is now, for what changed. */
  says: string;
}

/** A release with its changes against the one before it. */
export interface Release {
  version: string;
  /** ISO day, where the registry knows it. */
  date?: string;
  changes: ReleaseChange[];
}
