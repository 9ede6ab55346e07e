/** Computes what each release changed. Pure. */
import { defaultDifference } from '../../facts/changes/default-difference.ts';
import { readTargets } from './read-targets.ts';
import type { ReleaseContent } from './read-release.ts';
import type { PublishedRelease } from './schema.ts';

/** Registry data about a release. */
export interface ReleaseFrame {
  version: string;
  date?: string;
}

/**
 * Compares a release with the previous one. For removals that a later release reverted, see {@link withoutReturned}.
 */
export function compareReleases(
  before: ReleaseContent,
  after: ReleaseContent,
  { version, date }: ReleaseFrame,
): PublishedRelease {
  const gone = (kind: keyof ReleaseContent['names']): string[] =>
    [...before.names[kind]].filter((name) => !after.names[kind].has(name)).toSorted();
  const removed = Object.fromEntries(
    (['option', 'plugin', 'error', 'deprecation'] as const)
      .map((kind): [string, string[]] => [kind, gone(kind)])
      .filter(([, names]) => names.length > 0),
  );
  return {
    version,
    ...(date !== undefined && { date }),
    removed,
    defaults: Object.entries(after.defaults).flatMap(([name, now]) => {
      const was = before.defaults[name];
      const says = was === undefined ? '' : defaultDifference(was, now, { targets: readTargets, isKnown: () => false });
      return says ? [{ name, says }] : [];
    }),
    hooks: [...after.hooks].flatMap(([name, type]) => {
      const was = before.hooks.get(name);
      return was === undefined || was === type ? [] : [{ name, says: `${was} → ${type}` }];
    }),
    deprecated: [...after.deprecated].filter((path) => before.names.option.has(path) && !before.deprecated.has(path)),
  };
}

/** Drops removals of things that the newest release has: they were moved, or returned. */
export function withoutReturned(releases: readonly PublishedRelease[], newest: ReleaseContent): PublishedRelease[] {
  return releases.map((release) => ({
    ...release,
    removed: Object.fromEntries(
      Object.entries(release.removed)
        .map(([kind, names]): [string, string[]] => [
          kind,
          names.filter((name) => !newest.names[kind as keyof ReleaseContent['names']].has(name)),
        ])
        .filter(([, names]) => names.length > 0),
    ),
  }));
}
