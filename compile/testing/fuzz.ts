/** Fuzz testing: runs a function with random inputs, and reports how to reproduce failures. */
import { seededRandom, type Random } from './random.ts';

/**
 * Multiplier for the number of fuzzing cases: `FUZZ=50` runs longer. `FUZZ_SEED=1234` runs only the case with that
 * seed, which a failure reports.
 */
const times = Number(process.env.FUZZ ?? 1);
const only = process.env.FUZZ_SEED;

/**
 * Timeout of a fuzzing case in milliseconds. It is generous, for busy machines; a case that takes longer counts as a
 * hang.
 */
const longest = 20_000;

/**
 * Runs random fuzzing cases until one fails or all have passed.
 *
 * @param cases default number of cases
 * @param run runs a single case; exceptions fail the test
 * @throws Error with the seed of the first failing case
 */
export async function fuzz(cases: number, run: (random: Random) => Promise<void> | void): Promise<void> {
  const first = only === undefined ? 1 : Number(only);
  const last = only === undefined ? Math.round(cases * times) : first;
  for (let seed = first; seed <= last; seed += 1) {
    const began = performance.now();
    try {
      await run(seededRandom(seed));
    } catch (error) {
      throw new Error(`Case ${seed} failed. Repeat it with FUZZ_SEED=${seed}.`, { cause: error });
    }
    const took = performance.now() - began;
    if (took > longest) throw new Error(`Case ${seed} took ${Math.round(took)} ms. Repeat it with FUZZ_SEED=${seed}.`);
  }
}

/** Throws if an error message exposes an internal error instead of describing the input. */
export function refuseRawErrors(message: string): void {
  // Allow the word `undefined` in a heading's id (`#environment-variable-is-undefined`) and a file name (`undefined.js`).
  const raw =
    /\n\s+at |Cannot (?:read|set|convert)|is not (?:a function|iterable)|(?<![-\w])undefined(?!\.?[-\w])|\[object|Maximum call|NaN/;
  if (raw.test(message)) throw new Error(`These words are no use to a writer: ${message}`);
}
