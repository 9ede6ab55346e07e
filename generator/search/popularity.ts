import type { SearchablePage } from './build-search-index.ts';

/** Highest popularity level: from 16 linking pages on. */
const highestStep = 5;

/**
 * Number of pages that link to each address, as a level: 0 none, 1 one, 2 two or three, 3 from four on, 4 from eight
 * on, 5 from sixteen on. Links to a heading also count for its page. The assumption is that readers look for what
 * authors link to. Keys are addresses with and without a hash (`/guides/caching/#conclusion`).
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
