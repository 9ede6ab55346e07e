import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keywords } from '../build/search/keywords.ts';
import { openCatalog } from '../src/features/search/engine/catalog.ts';
import type { CoreFile } from '../src/features/search/engine/format.ts';
import { siteFolder } from './browser.ts';

test('every place that keywords are kept for is there', async () => {
  const core = JSON.parse(await readFile(path.join(siteFolder, 'search/core.json'), 'utf8')) as CoreFile;
  const { pages, entries } = openCatalog(core);
  const places = new Set(entries.map(({ page, id }) => pages[page]!.url + (id === '' ? '' : `#${id}`)));
  expect(Object.keys(keywords).filter((target) => !places.has(target))).toEqual([]);
});
