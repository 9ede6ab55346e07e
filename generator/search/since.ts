/** Finds the webpack version that introduced what each heading or table row documents. */
import type { Fact, Facts } from '../../facts/types.ts';
import type { SinceFile } from '../../src/search-engine/format.ts';
import type { SearchablePage } from './build-search-index.ts';

/** Kinds of facts whose `since` is a version of another package, such as webpack-dev-server, instead of webpack. */
const ofOtherPackages = new Set<Fact['kind']>(['devserver', 'middleware', 'cli']);

/** First version of webpack 5. Features of this version get no version label, because every webpack 5 has them. */
const first = '5.0.0';

/**
 * Returns the webpack version for each heading or table row that documents something newer than 5.0.0. If it documents
 * several options, the earliest version is used.
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
