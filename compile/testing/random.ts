/** Seeded random numbers for tests: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Returns a random integer from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number;
  /** Returns a random item of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a mulberry32 random number generator from an integer seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return { below, pick: (items) => items[below(items.length)]! };
}
