/** A committed list of what is not done yet, held against what is really not done: by category, the ids. */
export type OpenList = Record<string, string[]>;

/** How the two differ. */
export interface RatchetResult {
  /** Open, and not on the list: a new gap. */
  added: OpenList;
  /** On the list, and done: to be struck off. */
  closed: OpenList;
}

/** Holds the committed list against what is open now. */
export function compareWithList(listed: OpenList, open: OpenList): RatchetResult {
  return { added: without(open, listed), closed: without(listed, open) };
}

/**
 * The list after `--update`.
 *
 * @param acceptNew whether what is new is put on the list too; by itself an update only strikes off
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

/** How many ids a list has. */
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
