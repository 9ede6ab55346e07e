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
  /** All names that it stands for, if the same happened to several: `module.parser.css/module.url`, the members of a family. */
  names: string[];
  /** Ids of the facts that changed. Empty for removals. */
  facts: string[];
  /** Size of the change, which is 1 plus the number of nested options, fields, or members. */
  parts: number;
  /** For changes to an existing fact, its old and new state. */
  says: string;
  /** For a removed name: the release that had added it, if that wasn't the first one. */
  since?: string;
  /** For a new name, the release that removes it again; for a removed one, the release that brings it back. */
  until?: string;
}

/** A release with the changes since the previous one. */
export interface Release {
  version: string;
  /** ISO date. Omitted if the npm registry has none. */
  date?: string;
  changes: ReleaseChange[];
}

/** Words for the releases in which the opposite happened to a name. */
interface HistoryTexts {
  /** It had been added by that release. */
  addedIn: (version: string) => string;
  /** That release removes it again. */
  removedIn: (version: string) => string;
  /** That release brings it back. */
  backIn: (version: string) => string;
}

/** What else happened to a name that came and went: `added in 5.109.0`; empty for all others. */
export function historyOf({ change, since, until }: ReleaseChange, texts: HistoryTexts): string {
  const parts = [
    since !== undefined && texts.addedIn(since),
    until !== undefined && (change === 'new' ? texts.removedIn(until) : texts.backIn(until)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Maximum number of names that are shown with a change besides its own. */
const shownNames = 3;

/**
 * Further names of a change: a few to show, and those that are only counted. The members of a family (`output.*`) are
 * in what it says, so they aren't shown again.
 */
export function otherNames({ name, names }: ReleaseChange): { shown: string[]; counted: string[] } {
  const others = names.filter((other) => other !== name);
  const count = name.endsWith('.*') ? 0 : shownNames;
  return { shown: others.slice(0, count), counted: others.slice(count) };
}
