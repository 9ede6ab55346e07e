import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aliasTargets, type Places, placesIn } from '../bench/search-score.ts';
import { readQueries } from '../bench/search-sets.ts';
import { openSearch } from '../src/search-engine/search.ts';
import { siteFolder } from './browser.ts';

/** Minimum percentages of queries whose expected heading ranks first, in the top three, and in the top five. */
const [first, three, five] = [86, 95, 96] as const;

test('of the queries of the floor, so many headings are found', async () => {
  const queries = await readQueries('floor');
  const search = await openSearch(
    async (file) => JSON.parse(await readFile(path.join(siteFolder, file), 'utf8')) as unknown,
  );
  const aliases = await aliasTargets(siteFolder, queries);
  const places: Places[] = [];
  for (const query of queries) {
    const results = await search.find(query.query);
    places.push(placesIn(results, query, aliases));
  }
  const share = (within: number) => (100 * places.filter(({ exact }) => exact < within).length) / places.length;
  expect(share(1)).toBeGreaterThan(first);
  expect(share(3)).toBeGreaterThan(three);
  expect(share(5)).toBeGreaterThan(five);
});
