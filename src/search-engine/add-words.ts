import type { Catalog, Label, Occurrence } from './catalog.ts';
import { type Filling, stemOf } from './filling.ts';
import { phrases } from './synonyms.ts';
import { isStopWord, type Unit } from './words.ts';

const partQuality = 0.5;
const stemQuality = 0.95;

/** Adds the words of a title, name, or phrase to the vocabulary of the search index. */
export function addWords(catalog: Filling, label: Label, meaningful: Unit[]): void {
  const add = (word: string, quality: number, covers: number): void => {
    addOccurrence(catalog, word, { label, quality, covers });
    const root = stemOf(catalog, word);
    if (root !== word) addOccurrence(catalog, root, { label, quality: quality * stemQuality, covers });
  };
  for (const [index, { whole, parts }] of meaningful.entries()) {
    add(whole, 1, 1);
    for (const [at, part] of parts.entries()) {
      if (!isStopWord(part)) add(part, partQuality, 1 / parts.length);
      const next = parts[at + 1];
      if (parts.length > 2 && next !== undefined) add(part + next, partQuality, 2 / parts.length);
    }
    const next = meaningful[index + 1];
    // Don't join the segments of an option path, because those are indexed as keys.
    if (next && label.kind !== 'name' && whole.length + next.whole.length < 24) add(whole + next.whole, stemQuality, 2);
  }
  const text = meaningful.flatMap((unit) => (unit.parts.length > 0 ? unit.parts : [unit.whole])).join(' ');
  for (const [phrase, short] of phrases) if (text.includes(phrase)) add(short, stemQuality, phrase.split(' ').length);
}

function addOccurrence(catalog: Catalog, word: string, occurrence: Occurrence): void {
  const list = catalog.vocabulary.get(word) ?? [];
  const known = list.at(-1);
  if (known?.label !== occurrence.label) list.push(occurrence);
  else if (known.quality < occurrence.quality) list[list.length - 1] = occurrence;
  if (list.length === 1) catalog.vocabulary.set(word, list);
}
