import type { Catalog } from './catalog.ts';
import { stem } from './words.ts';

/** A catalog while it is filled. */
export interface Filling extends Catalog {
  /** Stems made already: the same words come again and again. */
  stems: Map<string, string>;
}

/** The stem of a word, which is made once. */
export function stemOf(catalog: Filling, word: string): string {
  const known = catalog.stems.get(word);
  if (known !== undefined) return known;
  const root = stem(word);
  catalog.stems.set(word, root);
  return root;
}

/** Adds a value to the list under a key. */
export function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
