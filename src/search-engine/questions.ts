/** Compares a search query with questions that readers ask. */
import type { Catalog } from './catalog.ts';
import type { WordMatch } from './match.ts';
import { weights } from './weights.ts';

/**
 * Returns the similarity of the query to the questions of each page or heading, keyed by entry number. The similarity to
 * a question, from 0 to 1, is the weight of the words that query and question share, relative to all words of the query
 * plus the topic words that only the question has. The best question of an entry counts fully, because words spread over
 * several questions mean less than the same words in one. The second counts partly: two similar questions with the same
 * answer are stronger evidence than one.
 */
export function questionLikeness({ questions }: Catalog, matches: readonly WordMatch[]): Map<number, number> {
  const { entries, sizes } = questions;
  // A frequent word is in thousands of questions, so use typed arrays, which are faster than a map.
  const weightOf = new Float32Array(entries.length);
  const wordsOf = new Uint8Array(entries.length);
  let total = 0;
  for (const { questions: having, share, telling } of matches) {
    const weight = share * Math.log(1 + entries.length / (having.length + 1));
    total += weight;
    for (const question of having) {
      weightOf[question] = (weightOf[question] ?? 0) + weight;
      wordsOf[question] = (wordsOf[question] ?? 0) + Number(telling);
    }
  }
  const best = new Map<number, number>();
  const second = new Map<number, number>();
  for (const [question, weight] of weightOf.entries()) {
    if (weight === 0) continue;
    const entry = entries[question] ?? 0;
    const others = Math.max(0, (sizes[question] ?? 0) - (wordsOf[question] ?? 0));
    const likeness = weight / (total + weights.unasked * others);
    const known = best.get(entry) ?? 0;
    best.set(entry, Math.max(known, likeness));
    second.set(entry, Math.max(second.get(entry) ?? 0, Math.min(known, likeness)));
  }
  for (const [entry, likeness] of second) best.set(entry, (best.get(entry) ?? 0) + weights.secondQuestion * likeness);
  return best;
}
