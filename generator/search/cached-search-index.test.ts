import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { loadFacts } from '../../facts/index.ts';
import { cachedSearchIndex } from './cached-search-index.ts';
import { searchablePage } from './testing/searchable-page.ts';

const facts = loadFacts();
const folder = temporaryFolder('search-index');

const page = (title: string) =>
  searchablePage('/guides/harbors/', title, {
    description: 'Where boats stay.',
    html: '<p>Boats rest here.</p>',
    text: { '': 'Boats rest here.' },
  });

test('the index of the same pages is the one that is kept, that of others is made', async () => {
  const file = path.join(folder, 'index.json');
  const first = await cachedSearchIndex([page('Harbors')], facts, file);
  expect(first.map(({ path: name }) => name)).toContain('search/core.json');
  expect(await cachedSearchIndex([page('Harbors')], facts, file)).toEqual(first);

  // Write a marker into the cache to prove that the cache is used. The marker must be returned until a page changes.
  const marked = (await readFile(file, 'utf8')).replace('"files":[', '"files":[{"path":"mark","content":""},');
  await writeFile(file, marked);
  const names = async (title: string) => (await cachedSearchIndex([page(title)], facts, file)).map((made) => made.path);
  expect(await names('Harbors')).toContain('mark');
  expect(await names('Bays')).not.toContain('mark');
});

test('a file that is not whole is made again', async () => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{"key":"');
  const files = await cachedSearchIndex([page('Harbors')], facts, file);
  expect(files.length).toBeGreaterThan(0);
});
