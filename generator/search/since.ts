/** Finds the version of webpack that introduced what a page documents. */
import type { Fact, Facts } from '../../facts/types.ts';
import type { SinceFile } from '../../src/search-engine/format.ts';
import type { SearchablePage } from './build-search-index.ts';

/** Kinds of facts whose versions refer to other packages than webpack. */
const ofOtherPackages = new Set<Fact['kind']>(['devserver', 'middleware', 'cli']);

/** First version of webpack 5. Features of this version get no label, because every webpack 5 has them. */
const first = '5.0.0';

/**
 * Returns the version for each heading or row that documents something newer than 5.0.0; if it documents several facts,
 * the earliest version.
 */
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
