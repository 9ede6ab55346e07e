import type { Catalog } from './catalog.ts';
import { stem } from './words.ts';

/** The data of the search index while it is being built. */
export interface Filling extends Catalog {
  /** Cache of word stems, because the same words occur many times. */
  stems: Map<string, string>;
}

/** Returns the stem of a word, from the cache if possible. */
export function stemOf(catalog: Filling, word: string): string {
  const known = catalog.stems.get(word);
  if (known !== undefined) return known;
  const root = stem(word);
  catalog.stems.set(word, root);
  return root;
}
