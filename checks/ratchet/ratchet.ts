/** A committed list of known problems, by category, which may only get shorter. */
export type OpenList = Record<string, string[]>;

/** Differences between the list of known problems and those that a check found. */
export interface RatchetResult {
  /** New problems, which were found but aren't listed. */
  added: OpenList;
  /** Listed problems that are solved and should be removed from the list. */
  closed: OpenList;
}

/** Compares the committed list of known problems with those that a check found. */
export function compareWithList(listed: OpenList, open: OpenList): RatchetResult {
  return { added: without(open, listed), closed: without(listed, open) };
}

/**
 * Returns the list of known problems after `--update`.
 *
 * @param acceptNew whether to add new items; by default, an update only removes items
 */
export function updateList(listed: OpenList, open: OpenList, acceptNew: boolean): OpenList {
  const kept = acceptNew ? open : without(listed, without(listed, open));
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, ids]) => ids.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([category, ids]) => [category, ids.toSorted()]),
  );
}

/** Counts the ids in a list of known problems. */
export function countOf(list: OpenList): number {
  return Object.values(list).reduce((sum, ids) => sum + ids.length, 0);
}

function without(list: OpenList, taken: OpenList): OpenList {
  return Object.fromEntries(
    Object.entries(list)
      .map(([category, ids]): [string, string[]] => {
        const gone = new Set(taken[category]);
        return [category, ids.filter((id) => !gone.has(id))];
      })
      .filter(([, ids]) => ids.length > 0),
  );
}
