import type { SearchablePage } from './build-search-index.ts';

/** Highest popularity level, for addresses that at least 16 pages link to. */
const highestStep = 5;

/**
 * Returns a popularity level for each address, based on the number of pages that link to it: 0 for none, 1 for one, 2
 * for two or three, 3 for four to seven, 4 for eight to fifteen, and 5 for sixteen or more. Links to a heading also
 * count for its page. The assumption is that readers look for what authors link to. Keys are addresses with and without
 * a hash (`/guides/caching/#conclusion`).
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
