import { expect, test } from 'vitest';
import { readQuery } from './query.ts';

test('a message is looked up by its sentences, without what stands before them and what varies in them', () => {
  const { message, messageKeys } = readQuery("ERROR in ./src/index.js Module not found: Error: Can't resolve './App' in '/home/ada/src'");
  expect(message).toBe(true);
  expect(messageKeys).toContain('modulenotfounderrorcantresolve');
  expect(readQuery('TypeError: The tide option has not been set, so it is guessed').messageKeys).toContain('thetideoptionhasnotbeenset');
  expect(readQuery('code splitting of several pages').messageKeys).toEqual([]);
});

test('names that a message quotes are told from its words', () => {
  const quoted = (text: string) => readQuery(text).words.filter((word) => word.quoted).map((word) => word.text);
  expect(quoted("Can't resolve 'crypto' of a package")).toEqual(['crypto']);
  expect(quoted("resolve 'crypto' by a fallback")).toEqual([]);
});

test.each([
  ['what is a chunk', { definition: true }],
  ['how does the dev server work', { definition: true }],
  ['how to load fonts', { definition: false }],
  ['--mode production', { flag: true }],
  ['node-env flag', { flag: true }],
  ['flagIncludedChunks', { flag: false }],
  ['output.path', { identifier: true, oneWord: true }],
  ['output path', { identifier: false, oneWord: false }],
])('%s', (typed, wanted) => {
  expect(readQuery(typed)).toMatchObject(wanted);
});
