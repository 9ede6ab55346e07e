/** Adds later webpack versions to the data about the first version that has each feature. */
import { addedByVersion, removedByVersion } from './compare-versions.ts';
import type { VersionContent } from './compare-versions.ts';
import type { SinceData } from './since-data.ts';

/** Ids of facts and paths of options that exist in a webpack version. */
export interface VersionRead {
  version: string;
  ids: ReadonlySet<string>;
  options: ReadonlySet<string>;
}

/**
 * Adds later webpack versions to the data about first versions.
 *
 * @param known data up to the version in `last`
 * @param read the version in `last` and all later versions, oldest first
 * @returns undefined if all versions must be compared again, because the data lacks facts that both the version in
 * `last` and the newest version have. Facts that the newest version lacks don't matter, because the data doesn't list
 * them
 */
export function withLaterVersions(known: SinceData, read: readonly VersionRead[]): SinceData | undefined {
  const [last, ...later] = read;
  const knownIds = new Map(Object.entries(known.added).flatMap(([version, ids]) => ids.map((id) => [id, version])));
  const newest = read.at(-1)!;
  if (last?.version !== known.last) return undefined;
  if ([...last.ids].some((id) => !knownIds.has(id) && newest.ids.has(id))) return undefined;
  const idsOf = read.map(({ version, ids }): VersionContent => ({ version, ids }));
  const optionsOf = read.map(({ version, options }): VersionContent => ({ version, ids: options }));
  const { [last.version]: still = [], ...added } = addedByVersion(idsOf);
  const stillThere = new Set(still);
  const before = Object.entries(known.added).map(([version, ids]): [string, string[]] => [
    version,
    ids.filter((id) => stillThere.has(id)),
  ]);
  const gone = Object.entries(known.removed).map(([version, paths]): [string, string[]] => [
    version,
    paths.filter((path) => !newest.options.has(path)),
  ]);
  const filled = (entries: [string, string[]][]): Record<string, string[]> =>
    Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
  return {
    first: known.first,
    last: later.at(-1)?.version ?? known.last,
    added: { ...filled(before), ...added },
    removed: { ...filled(gone), ...removedByVersion(optionsOf) },
  };
}
