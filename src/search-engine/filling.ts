import type { Catalog } from './catalog.ts';
import { stem } from './words.ts';

/** A catalog under construction. */
export interface Filling extends Catalog {
  /** Cache of stems, because the same words occur again and again. */
  stems: Map<string, string>;
}

/** The stem of a word, from the cache if possible. */
export function stemOf(catalog: Filling, word: string): string {
  const known = catalog.stems.get(word);
  if (known !== undefined) return known;
  const root = stem(word);
  catalog.stems.set(word, root);
  return root;
}

/** Appends a value to the list under a key. */
export function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
