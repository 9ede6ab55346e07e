/** How well the questions of readers that a place answers are what a query asks. */
import type { Catalog } from './catalog.ts';
import type { WordMatch } from './match.ts';
import { weights } from './weights.ts';

/**
 * By number of the entry, how like the query its best question is, 0 to 1: the weight of the words that they share, beside
 * that of all words of the query and of those telling ones that only the question has. A place is worth its best question, because words
 * of several say less than the same words in one.
 */
export function bestQuestions({ questions }: Catalog, matches: readonly WordMatch[]): Map<number, number> {
  const shared = new Map<number, { weight: number; words: number }>();
  let total = 0;
  for (const { questions: having, share, telling } of matches) {
    const weight = share * Math.log(1 + questions.entries.length / (having.length + 1));
    total += weight;
    for (const question of having) {
      const known = shared.get(question);
      shared.set(question, { weight: (known?.weight ?? 0) + weight, words: (known?.words ?? 0) + Number(telling) });
    }
  }
  const best = new Map<number, number>();
  for (const [question, { weight, words }] of shared) {
    const entry = questions.entries[question] ?? 0;
    const others = Math.max(0, (questions.sizes[question] ?? words) - words);
    best.set(entry, Math.max(best.get(entry) ?? 0, weight / (total + weights.unasked * others)));
  }
  return best;
}
