import { earlyRelease, packageVersion } from './packages.ts';
import type { FactPackage } from './packages.ts';

/** Sanity check for code that extracts facts from a package: where it looked, and the minimum number of results. */
interface Expectation {
  package: FactPackage;
  /** File or object from which facts were extracted: `schemas/WebpackOptions.json`. */
  where: string;
  /** Plural noun for the results in error messages: `options`. */
  what: string;
  /**
   * Minimum number of results that an extraction must find. It is well below the current number, so that ordinary
   * releases pass.
   */
  atLeast: number;
}

/**
 * Returns the extracted results if there are enough of them. Prereleases and earlier releases may have fewer.
 *
 * @throws Error that names package, version and location, and says what was expected and what was found
 */
export function expectAtLeast<T>(found: T[], { package: name, where, what, atLeast }: Expectation): T[] {
  if (found.length >= atLeast || process.env[earlyRelease] !== undefined) return found;
  throw new Error(
    `${name}@${packageVersion(name)}: expected at least ${atLeast} ${what} in ${where}, found ${found.length}. The file was renamed or its shape changed; correct the extractor.`,
  );
}
