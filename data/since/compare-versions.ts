/** The options, hooks, and other facts that exist in a version of webpack. */
export interface VersionContent {
  version: string;
  /** Ids of the facts that exist in the webpack version. */
  ids: ReadonlySet<string>;
}

/**
 * Returns the ids of facts that each version added permanently. That version and all later ones have these ids, and the
 * previous version doesn't.
 *
 * @param versions oldest first
 */
export function addedByVersion(versions: readonly VersionContent[]): Record<string, string[]> {
  const first = new Map<string, string>();
  for (const { version, ids } of versions) {
    for (const id of first.keys()) if (!ids.has(id)) first.delete(id);
    for (const id of ids) if (!first.has(id)) first.set(id, version);
  }
  return groupByVersion(versions, first);
}

/**
 * Returns the ids of facts that earlier versions had and the last version doesn't, by the first version without them.
 */
export function removedByVersion(versions: readonly VersionContent[]): Record<string, string[]> {
  const gone = new Map<string, string>();
  let before: ReadonlySet<string> = new Set();
  for (const { version, ids } of versions) {
    for (const id of before) if (!ids.has(id)) gone.set(id, version);
    for (const id of ids) gone.delete(id);
    before = ids;
  }
  return groupByVersion(versions, gone);
}

function groupByVersion(
  versions: readonly VersionContent[],
  versionOf: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { version } of versions) {
    const ids = [...versionOf].filter(([, own]) => own === version).map(([id]) => id);
    if (ids.length > 0) groups[version] = ids.sort();
  }
  return groups;
}
