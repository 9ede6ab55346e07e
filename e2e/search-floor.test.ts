import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aliasTargets, type Places, placesIn, type WantedQuery } from '../bench/search-score.ts';
import { inProject } from '../generator/paths.ts';
import { openSearch } from '../src/search-engine/search.ts';
import { siteFolder } from './browser.ts';

/** Least shares, in percent, of wanted headings that come first, among the first three and among the first five. */
type Floor = [first: number, three: number, five: number];

/** Of the large set one of so many: all of them would take half a minute, and say the same. */
const largeSample = 4;

test.each<[set: string, sample: number, floor: Floor]>([
  ['search-queries.json', largeSample, [86, 94, 95]],
  ['search-threads.json', 1, [80, 90, 93]],
  ['search-areas.json', 2, [77, 89, 93]],
])('of %s, which the ranking was made with, so many headings are found', async (set, sample, floor) => {
  const all = JSON.parse(await readFile(inProject(`bench/${set}`), 'utf8')) as WantedQuery[];
  const queries = all.filter((_, index) => index % sample === 0);
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
  const [first, three, five] = floor;
  expect(share(1)).toBeGreaterThan(first);
  expect(share(3)).toBeGreaterThan(three);
  expect(share(5)).toBeGreaterThan(five);
});
