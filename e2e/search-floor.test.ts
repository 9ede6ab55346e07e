import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aliasTargets, type Places, placesIn, type WantedQuery } from '../bench/search-score.ts';
import { inProject } from '../generator/paths.ts';
import { openSearch } from '../src/search-engine/search.ts';

const dist = inProject('dist');

/** One of so many: all of them would take half a minute, and say the same. */
const sample = 4;

test('the queries that the ranking was made with find their headings', async () => {
  const all = JSON.parse(await readFile(inProject('bench/search-queries.json'), 'utf8')) as WantedQuery[];
  const queries = all.filter((_, index) => index % sample === 0);
  const search = await openSearch(async (file) => JSON.parse(await readFile(path.join(dist, file), 'utf8')) as unknown);
  const aliases = await aliasTargets(dist, queries);
  const places: Places[] = [];
  for (const query of queries) {
    const results = await search.find(query.query);
    places.push(
      placesIn(
        results.map(({ url }) => url),
        query,
        aliases,
      ),
    );
  }
  const share = (within: number) => (100 * places.filter(({ exact }) => exact < within).length) / places.length;
  expect(share(1)).toBeGreaterThan(86);
  expect(share(3)).toBeGreaterThan(94);
  expect(share(5)).toBeGreaterThan(95);
});
