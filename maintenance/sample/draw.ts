import type { PageSentence } from '../../checks/prose/page-sentences.ts';

/** Creates a generator of seeded random numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws a uniform random sample without replacement.
 *
 * @param seed the same seed draws the same statements from the same pages
 */
export function draw(statements: readonly PageSentence[], count: number, seed: number): PageSentence[] {
  const next = numbersFrom(seed);
  return statements
    .map((statement) => ({ statement, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ statement }) => statement);
}
