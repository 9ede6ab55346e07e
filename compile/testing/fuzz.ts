/** Runs something with inputs made by chance, and says how to repeat what fails. */
import { seededRandom, type Random } from './random.ts';

/**
 * How many times the usual number of cases: `FUZZ=50` for a long run. `FUZZ_SEED=1234` runs the one case of that number, which
 * a failure names.
 */
const times = Number(process.env.FUZZ ?? 1);
const only = process.env.FUZZ_SEED;

/** Milliseconds that one case may take on a machine that is busy; what takes longer counts as a hang. */
const longest = 20_000;

/**
 * @param cases usual number of cases
 * @param run one case; what it throws makes the test fail
 * @throws Error that names the seed of the first case that failed
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

/** Refuses words that show how our code failed, instead of what is wrong with the input. */
export function refuseRawErrors(message: string): void {
  // An id of a heading may hold the word: `#environment-variable-is-undefined`.
  const raw =
    /\n\s+at |Cannot (?:read|set|convert)|is not (?:a function|iterable)|(?<![-\w])undefined(?![-\w])|\[object|Maximum call|NaN/;
  if (raw.test(message)) throw new Error(`These words are no use to a writer: ${message}`);
}
