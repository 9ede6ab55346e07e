/**
 * Collects what each webpack release changed from two sources: the version that added each fact, and the comparison of
 * the published releases (`data/releases/releases.json`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { changeAreas } from '../src/model/release.ts';
import type { ChangeArea, Release, ReleaseChange } from '../src/model/release.ts';
import { splitCases } from './changes/changed-cases.ts';
import { entriesOfNew, withoutVariant } from './changes/entries.ts';
import { NameHistory } from './changes/passing-names.ts';
import type { NamesOfRelease } from './changes/passing-names.ts';
import type { FactKind, Facts } from './types.ts';
import { lastPart } from '../src/model/last-part.ts';

const file = join(import.meta.dirname, '..', 'data', 'releases', 'releases.json');

/**
 * Maximum length in characters of a changed default in the list of releases. For longer ones, only the first cases are
 * shown, or the option's name alone.
 */
const longest = 400;

/** How a release changed the default of an option or the class of a hook. */
export interface Difference {
  /** Path of the changed option, or owner and name of the changed hook. */
  name: string;
  says: string;
}

/** A webpack release in the recorded comparison of releases, whose schema is `data/releases/schema.ts`. */
export interface PublishedRelease extends NamesOfRelease {
  /** Date of the release; absent if the npm registry's time isn't reliable (`data/releases/release-dates.ts`). */
  date?: string | undefined;
  defaults: Difference[];
  hooks: Difference[];
  /** Options that this release deprecates and that weren't deprecated before, including plugin options. */
  deprecated: string[];
}

const areaOfName: Record<string, ChangeArea> = {
  option: 'options',
  'plugin-option': 'options',
  hook: 'hooks',
  plugin: 'plugins',
  error: 'errors',
  deprecation: 'deprecations',
  api: 'API',
};

/**
 * Returns all recorded webpack releases with their changes, oldest first. What the first release contains doesn't count
 * as a change.
 */
export function readReleases(facts: Facts): Release[] {
  if (!existsSync(file)) return [];
  const { releases } = JSON.parse(readFileSync(file, 'utf8')) as { releases: PublishedRelease[] };
  return releasesOf(releases, facts);
}

/**
 * Collects the changes of each webpack release. Additions that still exist come from the facts, and everything else
 * from the comparison of the releases.
 *
 * @param releases oldest first
 */
export function releasesOf(releases: readonly PublishedRelease[], facts: Facts): Release[] {
  const history = new NameHistory(releases);
  return releases.map(({ version, date, ...rest }, index) => {
    const published = { version, ...rest };
    const known = additions(version, facts);
    const changes = [
      ...known,
      ...otherAdditions(published, history, known),
      ...differences(published, facts),
      ...removals(published, history),
    ];
    return { version, ...(date !== undefined && { date }), changes: index === 0 ? [] : inOrder(changes) };
  });
}

function inOrder(changes: ReleaseChange[]): ReleaseChange[] {
  return changes.toSorted((a, b) => changeAreas.indexOf(a.area) - changeAreas.indexOf(b.area));
}

function additions(version: string, facts: Facts): ReleaseChange[] {
  return entriesOfNew(facts.addedIn(version), facts).flatMap(
    ({ area, name, names, facts: ids, says }): ReleaseChange[] => {
      if (!isShown(area)) return [];
      const [fact = ''] = ids;
      // Leaves out flags, types, and aliases, which would repeat the change of the option.
      const inside = ids.filter((id) => id.startsWith(fact) && /^[.[]/.test(id.slice(fact.length)));
      const isFamily = name.endsWith('.*');
      const members = isFamily ? says.replace(/^\d+: /, '') : '';
      return [{ change: 'new', area, name, names, facts: [fact], parts: 1 + inside.length, says: members }];
    },
  );
}

function isShown(area: string): area is ChangeArea {
  return (changeAreas as readonly string[]).includes(area);
}

/**
 * Returns names that a release added but that the facts about the current version don't contain: names that a later
 * release removed, even if they returned after that, and exports that no page documents.
 *
 * @param told additions that come from the facts
 */
function otherAdditions(
  { version, added }: PublishedRelease,
  history: NameHistory,
  told: readonly ReleaseChange[],
): ReleaseChange[] {
  const known = new Set(told.flatMap(({ names }) => names.map(lastPart)));
  return named(added, (kind, name) => {
    const { after } = history.around(kind, name, version);
    if (after !== undefined) return { change: 'new', until: after };
    return kind === 'api' && !known.has(lastPart(name)) ? { change: 'new' } : undefined;
  });
}

function removals({ version, removed }: PublishedRelease, history: NameHistory): ReleaseChange[] {
  return named(removed, (kind, name) => {
    const { before, after } = history.around(kind, name, version);
    return {
      change: 'removed',
      ...(before !== undefined && { since: before }),
      ...(after !== undefined && { until: after }),
    };
  });
}

/**
 * Returns the names that a release changed. If an object and its nested options changed in the same way, only the
 * object is included.
 */
function named(
  names: NamesOfRelease['added'],
  changeOf: (kind: string, name: string) => Pick<ReleaseChange, 'change' | 'since' | 'until'> | undefined,
): ReleaseChange[] {
  return Object.entries(names).flatMap(([kind, all]) => {
    const changes = all.flatMap((name): ReleaseChange[] => {
      const change = changeOf(kind, name);
      const area = areaOfName[kind] ?? 'options';
      return change ? [{ ...change, area, name, names: [name], facts: [], parts: 1, says: '' }] : [];
    });
    return withoutParts(joinVariants(changes));
  });
}

function withoutParts(changes: ReleaseChange[]): ReleaseChange[] {
  const isPart = (name: string, of: string): boolean =>
    name !== of && name.startsWith(of) && /^[.[]/.test(name.slice(of.length));
  return changes
    .filter(({ name }) => !changes.some((other) => isPart(name, other.name)))
    .map((change) => ({ ...change, parts: 1 + changes.filter(({ name }) => isPart(name, change.name)).length }));
}

function differences({ defaults, hooks, deprecated }: PublishedRelease, facts: Facts): ReleaseChange[] {
  const changed = (kind: FactKind, area: ChangeArea, name: string, says: string): ReleaseChange => {
    const id = `${kind}:${name}`;
    return { change: 'changed', area, name, names: [name], facts: facts.byId.has(id) ? [id] : [], parts: 1, says };
  };
  return joinVariants([
    ...defaults.map(({ name, says }) => changed('option', 'defaults', name, shortened(says))),
    ...hooks.map(({ name, says }) => changed('hook', 'hooks', name, says)),
    ...deprecated.map((name) => changed('option', 'deprecations', name, 'deprecated')),
  ]);
}

/**
 * Shortens the description of a changed default to the first cases that fit. The option's documentation has the others.
 */
function shortened(says: string): string {
  if (says.length <= longest) return says;
  const cases = splitCases(says);
  while (cases.join('; ').length > longest) cases.pop();
  return cases.length === 0 ? '' : `${cases.join('; ')}; …`;
}

/** Combines changes of the same option in several module types: `module.parser.css/auto.url` and `…css/module.url`. */
function joinVariants(changes: readonly ReleaseChange[]): ReleaseChange[] {
  const alike = Map.groupBy(changes, ({ change, area, name, parts, says, since, until }) =>
    JSON.stringify([withoutVariant(name), change, area, parts, says, since, until]),
  );
  return [...alike.values()].map((some) => ({ ...some[0]!, names: some.flatMap(({ names }) => names) }));
}
