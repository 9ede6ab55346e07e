/** Changes of a webpack release, as the page of changes shows them. Pure data. */

/** Areas by which readers filter changes. */
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
  /** Name as users know it: `output.path`, `Compiler.done`. */
  name: string;
  /** Ids of the facts it affects; empty for removed ones. */
  facts: string[];
  /** 1 plus the number of options, fields or members inside it. */
  parts: number;
  /** Old and new state, for modified facts. */
  says: string;
}

/** A release, with its changes compared to the previous one. */
export interface Release {
  version: string;
  /** ISO date, if the registry has it. */
  date?: string;
  changes: ReleaseChange[];
}
