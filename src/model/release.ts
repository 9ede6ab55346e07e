/** Changes in a webpack release, as shown on the page of changes. This module contains only pure data. */

/** Areas of webpack, such as options or hooks, by which readers can filter changes. */
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

/** One change in a webpack release. */
export interface ReleaseChange {
  change: 'new' | 'changed' | 'removed';
  area: ChangeArea;
  /** Name of the changed option or hook in the form that users know: `output.path`, `Compiler.done`. */
  name: string;
  /**
   * All names to which the change applies. There are several if it concerns an option of several parsers or generators,
   * or the members of a family (`output.*`).
   */
  names: string[];
  /** Ids of the changed facts. Empty for removals. */
  facts: string[];
  /** Size of the change, which is 1 plus the number of nested options, fields, or members. */
  parts: number;
  /** Old and new state, for a change to an existing option or other fact. */
  says: string;
  /** For a removed name, the release that had added it, if that wasn't the first release. */
  since?: string;
  /**
   * For a new name, the later release that removes it again. For a removed name, the later release that brings it back.
   */
  until?: string;
}

/** A webpack release with the changes since the previous one. */
export interface Release {
  version: string;
  /** ISO date of the release. Omitted if the npm registry has none. */
  date?: string;
  changes: ReleaseChange[];
}

/** Texts that mention another release in which the opposite happened to a name, such as its removal. */
interface HistoryTexts {
  /** Says that an earlier release had added the removed name. */
  addedIn: (version: string) => string;
  /** Says that a later release removes the new name again. */
  removedIn: (version: string) => string;
  /** Says that a later release brings the removed name back. */
  backIn: (version: string) => string;
}

/**
 * Returns what another release did with an added or removed name: `added in 5.109.0`. Empty if there is no such
 * release.
 */
export function historyOf({ change, since, until }: ReleaseChange, texts: HistoryTexts): string {
  const parts = [
    since !== undefined && texts.addedIn(since),
    until !== undefined && (change === 'new' ? texts.removedIn(until) : texts.backIn(until)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Maximum number of further names to show with a change. */
const shownNames = 3;

/**
 * Returns the further names of a change: a few to show, and the others, which are only counted. The members of a family
 * (`output.*`) are already in the change's description, so they aren't shown again.
 */
export function otherNames({ name, names }: ReleaseChange): { shown: string[]; counted: string[] } {
  const others = names.filter((other) => other !== name);
  const count = name.endsWith('.*') ? 0 : shownNames;
  return { shown: others.slice(0, count), counted: others.slice(count) };
}
