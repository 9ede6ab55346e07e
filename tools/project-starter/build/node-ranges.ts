import semver from 'semver';
import type { NodeNeed } from '../model/node-need.ts';

/**
 * Returns the Node.js releases that all version ranges accept. @throws Error if they don't accept the newest releases
 */
export function nodeNeedOf(ranges: readonly string[]): NodeNeed {
  const firsts = ranges
    .flatMap((range) => new semver.Range(range).set.flat())
    .flatMap(({ semver: release }) => (release instanceof semver.SemVer ? release.version : []));
  const releases = semver.sort([...new Set(['0.0.0', ...firsts])]);
  const isAccepted = (asked: string) => ranges.every((range) => semver.subset(asked, range));
  const onward = releases.find((release) => isAccepted(`>=${release}`));
  if (onward === undefined) throw new Error(`No newest release of Node.js is in all of ${ranges.join(', ')}`);
  const lines: Record<number, string> = {};
  for (const release of releases.filter((each) => semver.major(each) > 0 && semver.lt(each, onward)))
    if (isAccepted(`^${release}`)) lines[semver.major(release)] ??= release;
  delete lines[semver.major(onward)];
  return { onward, lines };
}
