/** Finds the options, hooks, and other names that each webpack release changed. */
import { compareDefaults } from './compare-defaults.ts';
import type { ReleaseContent } from './read-release.ts';
import type { PublishedRelease } from '../../facts/releases.ts';
import { nameKinds } from './schema.ts';
import type { NameKind } from './schema.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** Version and date of a webpack release. */
export interface ReleaseFrame {
  version: string;
  date?: string;
}

/** Compares a webpack release with the previous one. */
export function compareReleases(
  before: ReleaseContent,
  after: ReleaseContent,
  { version, date }: ReleaseFrame,
): PublishedRelease {
  return {
    version,
    ...(date !== undefined && { date }),
    added: onlyIn(after, before),
    removed: onlyIn(before, after),
    defaults: compareDefaults(before.defaults, after.defaults),
    hooks: [...after.hooks].flatMap(([name, type]) => {
      const was = before.hooks.get(name);
      return was === undefined || was === type ? [] : [{ name, says: `${was} → ${type}` }];
    }),
    deprecated: [...after.deprecated]
      .filter((name) => isKnown(name, before) && !before.deprecated.has(name))
      .toSorted(),
  };
}

function isKnown(name: string, { names }: ReleaseContent): boolean {
  return names.option.has(name) || names['plugin-option'].has(name);
}

/** Returns the names of options, hooks, and so on that one webpack release has and another one doesn't, by kind. */
function onlyIn(one: ReleaseContent, other: ReleaseContent): Partial<Record<NameKind, string[]>> {
  return Object.fromEntries(
    nameKinds
      .map((kind): [NameKind, string[]] => {
        const others = new Set([...other.names[kind]].map(withoutLists));
        const isComparable = (name: string): boolean => {
          // Leave out hooks that only moved to another file or that are created in a different way.
          if (kind === 'hook') return !other.hookNames.has(name) && !isMoved(name, one, other);
          return kind !== 'plugin-option' || other.described.has(name.slice(0, name.indexOf('.')));
        };
        return [
          kind,
          [...one.names[kind]].filter((name) => !others.has(withoutLists(name)) && isComparable(name)).toSorted(),
        ];
      })
      .filter(([, names]) => names.length > 0),
  );
}

/**
 * Whether a hook that only one of two releases has was moved from or to another file: whether the other release creates
 * a hook with the same name in a place where this one doesn't. If both releases create that hook, it is a different one
 * (`Compiler.done` and `MultiCompiler.done`).
 */
function isMoved(hook: string, one: ReleaseContent, other: ReleaseContent): boolean {
  return [...other.createdHooks].some(
    (place) => lastPart(place) === lastPart(hook) && !one.createdHooks.has(place) && !one.hookNames.has(place),
  );
}

/**
 * Removes the list markers `[]` from an option's name, because an option that accepts a single value stays the same
 * option if a release lets it also accept a list.
 */
function withoutLists(name: string): string {
  return name.replaceAll('[]', '');
}
