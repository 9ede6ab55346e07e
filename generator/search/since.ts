/** Which version of webpack brought what the pages document. */
import type { Fact, Facts } from '../../facts/types.ts';
import type { SinceFile } from '../../src/search-engine/format.ts';
import type { SearchablePage } from './build-search-index.ts';

/** Kinds of facts whose versions are those of another package. */
const ofOtherPackages = new Set<Fact['kind']>(['devserver', 'middleware', 'cli']);

/** What every webpack 5 has is not listed. */
const first = '5.0.0';

/** For each place that documents something newer than that, the version; the earliest, where it documents several things. */
export function sinceOf(
  pages: readonly Pick<SearchablePage, 'url' | 'claims'>[],
  facts: Pick<Facts, 'resolve'>,
): SinceFile {
  const found = new Map<string, string>();
  for (const { url, claims } of pages) {
    for (const { fact: id, anchor } of claims) {
      const address = anchor === '' ? url : `${url}#${anchor}`;
      for (const { kind, since } of facts.resolve(id)) {
        if (since === undefined || ofOtherPackages.has(kind)) continue;
        const known = found.get(address);
        if (known === undefined || isBefore(since, known)) found.set(address, since);
      }
    }
  }
  return Object.fromEntries([...found].filter(([, version]) => isBefore(first, version)));
}

function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
