/**
 * Extracts the recommended packages from the page, and decides whether a package is maintained. Pure: no network, no
 * files.
 */

/** Time without a release after which a package counts as abandoned, in years. */
export const yearsOfSilence = 3;

/** Registry data about a package. */
export interface RegistryEntry {
  /** Deprecation message; absent if the latest version isn't deprecated. */
  deprecated?: string | undefined;
  /** ISO date of the latest version. */
  released: string;
}

const packageAddress = /https:\/\/www\.npmjs\.com\/package\/((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The npm packages that a page links to, without duplicates, in order. `markdown` is the page's text. */
export function packagesOf(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(packageAddress)].map(([, name = '']) => name))];
}

/**
 * Why a package should be removed from the page; `undefined` if it is maintained. `entry` is `null` if the registry has
 * none.
 */
export function complaintAbout(entry: RegistryEntry | null, now: Date): string | undefined {
  if (!entry) return 'is not in the registry';
  if (entry.deprecated) return `is deprecated: ${entry.deprecated}`;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - yearsOfSilence);
  if (new Date(entry.released) < limit) return `has had no release since ${entry.released.slice(0, 10)}`;
  return undefined;
}
