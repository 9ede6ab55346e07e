import { expect, test } from 'vitest';
import { type CoreIndex, packQuestions } from './format.ts';
import { packCore, shardFile } from './core-file.ts';
import { openSearch } from './search.ts';

const shard = shardFile('0123456789');

/**
 * Searches an index with two headings that have one or two questions each. Both contain the words of all questions,
 * distributed differently.
 */
function search(sizes: readonly number[][], numbers: readonly string[]) {
  const index: CoreIndex = {
    pages: [{ u: '/', t: 'Harbor', h: '2Ebb\n2Flood' }],
    shards: [{ from: 'a', file: shard }],
    questions: packQuestions(sizes),
  };
  const files: Record<string, unknown> = {
    'search/core.json': packCore(index),
    [shard]: { stems: 'boat dry leak sink', places: numbers.map((having) => `;;1 1;;${having}`) },
  };
  return openSearch((file) => Promise.resolve(files[file]));
}

test.each([
  // The heading Ebb has questions 0 (dry boat) and 1 (leak sink). The heading Flood has questions 2 (boat leak) and 3
  // (dry sink).
  ['boat leak', '/#flood'],
  ['dry boat', '/#ebb'],
  ['sink leak', '/#ebb'],
  ['dry sink', '/#flood'],
])('%s leads to the place that is asked so in one question, not in several', async (query, url) => {
  const opened = await search([[], [2, 2], [2, 2]], ['0 2', '0 3', '1 1', '1 2']);
  expect((await opened.find(query))[0]?.url).toBe(url);
});

test('a question that asks for more is less like the query', async () => {
  const opened = await search([[], [9], [2]], ['0 1', '0 1', '', '']);
  expect((await opened.find('boat dry'))[0]?.url).toBe('/#flood');
});

test('a question that another place of the page answers speaks for this one too', async () => {
  const scoreOfEbb = async (opened: Awaited<ReturnType<typeof search>>) =>
    (await opened.find('boat dry')).find(({ url }) => url === '/#ebb')?.score;
  const unasked = await scoreOfEbb(await search([[], [], []], ['', '', '', '']));
  const askedOfFlood = await scoreOfEbb(await search([[], [], [9]], ['0', '0', '', '']));
  expect(askedOfFlood).toBeGreaterThan(unasked!);
});

test('of two places with an equal question, the one with a second such question ranks first', async () => {
  const one = await search([[], [2], [2]], ['0 1', '0 1', '', '']);
  expect((await one.find('boat dry'))[0]?.url).toBe('/#ebb');
  const another = await search([[], [2], [2, 2]], ['0 1 1', '0 1 1', '', '']);
  expect((await another.find('boat dry'))[0]?.url).toBe('/#flood');
});
