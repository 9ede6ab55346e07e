import { earlyRelease, packageVersion } from './packages.ts';
import type { FactPackage } from './packages.ts';

/** Where an extractor looked, and how little would be suspicious. */
export interface Expectation {
  package: FactPackage;
  /** File or object looked into: `schemas/WebpackOptions.json`. */
  where: string;
  /** What was looked for, in the plural: `options`. */
  what: string;
  /** Fewer than this is an error. Floors lie well below the present count, so that an ordinary release passes. */
  atLeast: number;
}

/**
 * Returns what was found, if it is enough. Early releases have less.
 *
 * @throws Error naming package, version, place, what was expected and what was found
 */
export function expectAtLeast<T>(found: T[], { package: name, where, what, atLeast }: Expectation): T[] {
  if (found.length >= atLeast || process.env[earlyRelease] !== undefined) return found;
  throw new Error(
    `${name}@${packageVersion(name)}: expected at least ${atLeast} ${what} in ${where}, found ${found.length}. The file was renamed or its shape changed; correct the extractor.`,
  );
}
