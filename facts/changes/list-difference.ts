/** Describes the difference between two lists that are given as JavaScript source. Pure. */
import { splitSource } from './split-source.ts';
import { oneLine } from './text-difference.ts';

/**
 * Describes the items that only one of two lists has: `without ".json", with ".ts"`.
 *
 * @returns `in another order` if the items are the same; undefined if one of the texts is not a list
 */
export function listDifference(before: string, after: string): string | undefined {
  const [was, now] = [itemsIn(oneLine(before)), itemsIn(oneLine(after))];
  if (was === undefined || now === undefined || (was.length === 0) !== (now.length === 0)) return undefined;
  const gone = was.filter((item) => !now.includes(item));
  const come = now.filter((item) => !was.includes(item));
  const parts = [
    ...(gone.length > 0 ? [`without ${gone.join(', ')}`] : []),
    ...(come.length > 0 ? [`with ${come.join(', ')}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'in another order';
}

/** Returns the items of a list in JavaScript source (`[a, b]`), or undefined for other text. */
function itemsIn(text: string): string[] | undefined {
  const [, inside] = /^\[(.*)\]$/.exec(text) ?? [];
  const items = inside === undefined ? undefined : splitSource(inside, ',');
  return items?.map((item) => item.trim()).filter(Boolean);
}
