/** Changes in a webpack release, as shown on the page of changes. Pure data. */

/** Areas of webpack by which readers can filter changes. */
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

/** One change in a release. */
export interface ReleaseChange {
  change: 'new' | 'changed' | 'removed';
  area: ChangeArea;
  /** Name in the form that users know: `output.path`, `Compiler.done`. */
  name: string;
  /** Ids of the facts that changed. Empty for removals. */
  facts: string[];
  /** Size of the change, which is 1 plus the number of nested options, fields, or members. */
  parts: number;
  /** For changes to an existing fact, its old and new state. */
  says: string;
}

/** A release with the changes since the previous one. */
export interface Release {
  version: string;
  /** ISO date. Omitted if the npm registry has none. */
  date?: string;
  changes: ReleaseChange[];
}
