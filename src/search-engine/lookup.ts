/** Finds the words in the index's vocabulary that a word of the query may mean. */
import type { Catalog } from './catalog.ts';
import { withPrefix } from './sorted-strings.ts';
import { editDistance, forgivenEdits, lettersOf, mayBeNear } from './distance.ts';
import { synonyms } from './synonyms.ts';
import { stem } from './words.ts';

const synonymQuality = 0.72;
/** Maximum number of words to look up in the index for the beginning of a word. */
const prefixLimit = 200;

/** Vocabulary words that a query word may mean, each with a confidence from 0 to 1. */
type Meanings = Map<string, number>;

/**
 * Returns the vocabulary words that a query word may mean: the word, its stem, its synonyms, words that begin with it,
 * and, if none of these fits well, words that differ by a typo.
 */
export function meaningsOf(catalog: Catalog, word: string, open: boolean): Meanings {
  const meanings: Meanings = new Map();
  const add = (found: string, quality: number): void => {
    if ((meanings.get(found) ?? 0) < quality) meanings.set(found, quality);
  };
  const root = stem(word);
  if (catalog.vocabulary.has(word)) add(word, 1);
  if (catalog.vocabulary.has(root)) add(root, 0.95);
  const known = meanings.size > 0;
  for (const other of synonyms.get(root) ?? []) if (catalog.vocabulary.has(other)) add(other, synonymQuality);
  addPrefixes(catalog, { word, open, known }, add);
  if (bestOf(meanings) < 0.7) addTypingErrors(catalog, word, add);
  return meanings;
}

function addPrefixes(
  catalog: Catalog,
  { word, open, known }: { word: string; open: boolean; known: boolean },
  add: (found: string, quality: number) => void,
): void {
  if (word.length < (open ? 1 : 3)) return;
  let left = prefixLimit;
  for (const found of withPrefix(catalog.sortedWords, word)) {
    if (left-- === 0) break;
    if (found === word) continue;
    const ratio = word.length / found.length;
    add(found, (open ? 0.45 : 0.3) * (known ? 0.85 : 1) + (open ? 0.45 : 0.4) * ratio);
  }
}

function addTypingErrors(catalog: Catalog, word: string, add: (found: string, quality: number) => void): void {
  const limit = forgivenEdits(word.length);
  if (limit === 0 || /^\d+$/.test(word)) return;
  const letters = lettersOf(word);
  for (const [at, found] of catalog.sortedWords.entries()) {
    if (Math.abs(found.length - word.length) > limit || !mayBeNear(letters, catalog.wordLetters[at] ?? 0, limit))
      continue;
    if (found[0] !== word[0] && found[1] !== word[1] && found[0] !== word[1]) continue;
    const edits = editDistance(word, found, limit);
    if (edits <= limit)
      add(found, (edits === 1 ? 0.85 : 0.65) - (found[0] === word[0] ? 0 : 0.1) - rareLoss * rarityOf(catalog, found));
  }
}

/** Penalty for a typo match with the rarest words, because a typo more likely stands for a frequent word. */
const rareLoss = 0.15;
const frequent = 400;

/** Returns the rarity of a word: 1 if it occurs in a single title, name, or phrase, and 0 if it is frequent. */
function rarityOf(catalog: Catalog, word: string): number {
  const count = catalog.vocabulary.get(word)?.length ?? 1;
  return Math.max(0, 1 - Math.log(count) / Math.log(frequent));
}

function bestOf(meanings: Meanings): number {
  return Math.max(0, ...meanings.values());
}

/** A key in the search index that the query may mean. */
interface MeantKey {
  key: string;
  quality: number;
  /** If the query is a prefix of the key, the fraction of the key that was typed. */
  typed?: number;
}

/**
 * Finds keys in the search index that the whole query may mean: an exact match, keys that begin with the query, and
 * keys that differ by a typo.
 */
export function keysFor(catalog: Catalog, key: string): MeantKey[] {
  if (key.length < 2) return [];
  const found: MeantKey[] = [];
  if (catalog.keys.has(key)) found.push({ key, quality: 1 });
  let left = prefixLimit;
  for (const longer of withPrefix(catalog.sortedKeys, key)) {
    if (left-- === 0) break;
    if (longer === key) continue;
    const typed = key.length / longer.length;
    found.push({ key: longer, quality: 0.25 + 0.45 * typed, typed });
  }
  const limit = forgivenEdits(key.length);
  if (limit > 0 && key.length <= 40 && (found[0]?.quality ?? 0) < 0.6) {
    for (const near of nearKeys(catalog, key, limit)) found.push(near);
  }
  return found;
}

function nearKeys(catalog: Catalog, key: string, limit: number): MeantKey[] {
  const near: MeantKey[] = [];
  const letters = lettersOf(key);
  for (const [at, candidate] of catalog.sortedKeys.entries()) {
    if (Math.abs(candidate.length - key.length) > limit || !mayBeNear(letters, catalog.keyLetters[at] ?? 0, limit))
      continue;
    if (candidate[0] !== key[0] && candidate[1] !== key[1]) continue;
    const edits = editDistance(key, candidate, limit);
    if (edits > 0 && edits <= limit) near.push({ key: candidate, quality: 0.8 - 0.12 * edits });
  }
  return near;
}
