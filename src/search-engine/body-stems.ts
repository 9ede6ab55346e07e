import { shardOf } from './body.ts';
import type { Catalog } from './catalog.ts';
import type { CoreIndex } from './format.ts';
import { meaningsOf } from './lookup.ts';
import type { Query } from './query.ts';
import { withPrefix } from './sorted-strings.ts';
import { isUnspaced, stem } from './words.ts';

/**
 * Minimum length of a partly typed word, in characters, for which the search looks in prose for words that begin with
 * it.
 */
const bodyPrefixLength = 4;

/** Maximum number of stems in the prose index to look up for the beginning of a word. */
export const prefixStems = 12;

/** Quality of a match if a stem in the prose index begins with the query word but isn't equal to it. */
export const prefixQuality = 0.7;

/** A word stem to look up in the prose index. */
export interface BodyStem {
  stem: string;
  prefix: boolean;
}

/**
 * Returns the stems to look up in the prose index for a word of the query: its own stem, stems that begin with the
 * word, and, if it seems misspelled, the stem of the most similar word.
 */
export function bodyStemsFor(catalog: Catalog, word: { text: string; open: boolean }): BodyStem[] {
  if (word.open && word.text.length < bodyPrefixLength - 1 && !isUnspaced(word.text)) return [];
  const found: BodyStem[] = [{ stem: stem(word.text), prefix: false }];
  if (word.open && word.text.length >= bodyPrefixLength) found.push({ stem: word.text, prefix: true });
  const isBeginning = word.open && !withPrefix(catalog.sortedWords, word.text).next().done;
  if (!catalog.vocabulary.has(word.text) && !isBeginning && word.text.length >= 4) {
    const [meaning] = [...meaningsOf(catalog, word.text, false)].sort((a, b) => b[1] - a[1]);
    if (meaning) found.push({ stem: stem(meaning[0]), prefix: false });
  }
  return found;
}

/** Returns the numbers of the prose index's shards that a query needs. */
export function shardsFor(core: CoreIndex, catalog: Catalog, query: Query): Set<number> {
  const numbers = new Set<number>();
  for (const word of query.words) {
    for (const { stem: text } of bodyStemsFor(catalog, word)) {
      const number = shardOf(core.shards, text);
      if (number >= 0) numbers.add(number);
    }
  }
  return numbers;
}
