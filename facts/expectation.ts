import { earlyRelease, packageVersion } from './packages.ts';
import type { FactPackage } from './packages.ts';

/** Sanity check of an extractor: where it looked, and the minimum it should have found. */
export interface Expectation {
  package: FactPackage;
  /** Inspected file or object: `schemas/WebpackOptions.json`. */
  where: string;
  /** What was extracted, in the plural: `options`. */
  what: string;
  /** Minimum count. Set well below the current count, so that ordinary releases pass. */
  atLeast: number;
}

/**
 * Returns the result if there is enough of it. Prereleases and earlier releases are allowed to have less.
 *
 * @throws Error naming package, version, place, what was expected and what was found
 */
export function expectAtLeast<T>(found: T[], { package: name, where, what, atLeast }: Expectation): T[] {
  if (found.length >= atLeast || process.env[earlyRelease] !== undefined) return found;
  throw new Error(
    `${name}@${packageVersion(name)}: expected at least ${atLeast} ${what} in ${where}, found ${found.length}. The file was renamed or its shape changed; correct the extractor.`,
  );
}
