/** What the page of recommended packages names, and whether a package is alive. Pure: no network, no files. */

/** Time without a release after which a package counts as abandoned, in years. */
export const yearsOfSilence = 3;

/** What the registry says about a package. */
export interface RegistryEntry {
  /** Message of the authors; absent where the latest version is not deprecated. */
  deprecated?: string | undefined;
  /** When the latest version was published, an ISO date. */
  released: string;
}

const packageAddress = /https:\/\/www\.npmjs\.com\/package\/((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The npm packages that a page links to, each once, in the order of the page. `markdown` is the page's text. */
export function packagesOf(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(packageAddress)].map(([, name = '']) => name))];
}

/** Why a package does not belong on the page any more; `undefined` where it is alive. `entry` is `null` where the registry has none. */
export function complaintAbout(entry: RegistryEntry | null, now: Date): string | undefined {
  if (!entry) return 'is not in the registry';
  if (entry.deprecated) return `is deprecated: ${entry.deprecated}`;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - yearsOfSilence);
  if (new Date(entry.released) < limit) return `has had no release since ${entry.released.slice(0, 10)}`;
  return undefined;
}
