/**
 * Extracts the packages that the Awesome webpack page recommends, and decides whether a package is maintained. It uses
 * neither the network nor files.
 */

/** Number of years without a release after which a package counts as unmaintained. */
export const yearsOfSilence = 3;

/** The npm registry's data about a package. */
export interface RegistryEntry {
  /** Deprecation message of the package; absent if the latest version isn't deprecated. */
  deprecated?: string | undefined;
  /** Publication date of the package's latest version, in ISO format. */
  released: string;
}

const packageAddress = /https:\/\/www\.npmjs\.com\/package\/((?:@[\w.-]+\/)?[\w.-]+)/g;

/**
 * Returns the npm packages that a page links to, in order and without duplicates.
 *
 * @param markdown text of the page
 */
export function packagesOf(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(packageAddress)].map(([, name = '']) => name))];
}

/**
 * Returns the reason why a package should be removed from the Awesome webpack page, or `undefined` if it is maintained.
 *
 * @param entry the registry's data about the package; `null` if the registry doesn't know it
 */
export function complaintAbout(entry: RegistryEntry | null, now: Date): string | undefined {
  if (!entry) return 'is not in the registry';
  if (entry.deprecated) return `is deprecated: ${entry.deprecated}`;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - yearsOfSilence);
  if (new Date(entry.released) < limit) return `has had no release since ${entry.released.slice(0, 10)}`;
  return undefined;
}
