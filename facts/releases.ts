/**
 * Collects the changes of each release from two sources: the version that added each fact, and the comparison of the
 * published releases (`data/releases/releases.json`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { changeAreas } from '../src/model/release.ts';
import type { ChangeArea, Release, ReleaseChange } from '../src/model/release.ts';
import { entriesOfNew } from './changes/entries.ts';
import type { FactKind, Facts } from './types.ts';

const file = join(import.meta.dirname, '..', 'data', 'releases', 'releases.json');

/**
 * Maximum length of a difference in characters. If it is longer, as for lists of rules, only the name of what changed
 * is shown.
 */
const longest = 240;

/** A release in the snapshot (`data/releases/schema.ts`). */
interface PublishedRelease {
  version: string;
  date?: string;
  removed: Record<string, string[]>;
  defaults: { name: string; says: string }[];
  hooks: { name: string; says: string }[];
  deprecated: string[];
}

const areaOfRemoved: Record<string, ChangeArea> = {
  option: 'options',
  plugin: 'plugins',
  error: 'errors',
  deprecation: 'deprecations',
};

/** Returns all releases in the snapshot, oldest first. What the first release contains doesn't count as a change. */
export function readReleases(facts: Facts): Release[] {
  if (!existsSync(file)) return [];
  const { releases } = JSON.parse(readFileSync(file, 'utf8')) as { releases: PublishedRelease[] };
  return releases.map(({ version, date, ...published }, index) => ({
    version,
    ...(date !== undefined && { date }),
    changes: index === 0 ? [] : inOrder([...additions(version, facts), ...differences(published, facts)]),
  }));
}

function inOrder(changes: ReleaseChange[]): ReleaseChange[] {
  return changes.toSorted((a, b) => changeAreas.indexOf(a.area) - changeAreas.indexOf(b.area));
}

function additions(version: string, facts: Facts): ReleaseChange[] {
  return entriesOfNew(facts.addedIn(version), facts).flatMap(({ area, name, facts: ids, says }): ReleaseChange[] => {
    if (!isShown(area)) return [];
    const [fact = ''] = ids;
    // Flags, types and aliases would repeat the same change.
    const inside = ids.filter((id) => id.startsWith(fact) && /^[.[]/.test(id.slice(fact.length)));
    const isFamily = name.endsWith('.*');
    const members = isFamily ? says.replace(/^\d+: /, '') : '';
    return [{ change: 'new', area, name, facts: [fact], parts: 1 + inside.length, says: members }];
  });
}

function isShown(area: string): area is ChangeArea {
  return (changeAreas as readonly string[]).includes(area);
}

function differences(
  { removed, defaults, hooks, deprecated }: Omit<PublishedRelease, 'version' | 'date'>,
  facts: Facts,
): ReleaseChange[] {
  const changed = (kind: FactKind, area: ChangeArea, name: string, says: string): ReleaseChange => {
    const id = `${kind}:${name}`;
    return { change: 'changed', area, name, facts: facts.byId.has(id) ? [id] : [], parts: 1, says };
  };
  const gone = Object.entries(removed).flatMap(([kind, names]) =>
    names
      .filter(
        (name) =>
          !names.some((other) => name !== other && name.startsWith(other) && /^[.[]/.test(name.slice(other.length))),
      )
      .map((name): ReleaseChange => ({
        change: 'removed',
        area: areaOfRemoved[kind] ?? 'options',
        name,
        facts: [],
        parts: 1,
        says: '',
      })),
  );
  return [
    ...defaults.map(({ name, says }) => changed('option', 'defaults', name, says.length > longest ? '' : says)),
    ...hooks.map(({ name, says }) => changed('hook', 'hooks', name, says)),
    ...deprecated.map((name) => changed('option', 'deprecations', name, 'deprecated')),
    ...gone,
  ];
}
