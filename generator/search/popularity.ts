import type { SearchablePage } from './build-search-index.ts';

/** Highest level of popularity, which addresses have that at least 16 pages link to. */
const highestStep = 5;

/**
 * Returns a level of popularity for each address, by the number of pages that link to it: 0 for none, 1 for one, 2 from
 * two, 3 from four, 4 from eight and 5 from sixteen pages on. Links to a heading also count for its page. The
 * assumption is that readers look for what authors link to. Keys are addresses with and without a hash
 * (`/guides/caching/#conclusion`).
 */
export function popularityOf(pages: readonly SearchablePage[]): ReadonlyMap<string, number> {
  const linking = new Map<string, number>();
  for (const page of pages) {
    const targets = new Set<string>();
    for (const { href, kind } of page.links) {
      if (kind === 'image' || !href.startsWith('/')) continue;
      const [address = ''] = href.split('#');
      if (address === page.url) continue;
      targets.add(address).add(href);
    }
    for (const target of targets) linking.set(target, (linking.get(target) ?? 0) + 1);
  }
  return new Map(
    [...linking].map(([target, count]) => [target, Math.min(highestStep, Math.floor(Math.log2(count)) + 1)]),
  );
}
