import { expect, test } from 'vitest';
import { packCore, shardFile, unpackCore } from './core-file.ts';
import type { CoreIndex } from './format.ts';

test('an index survives its file', () => {
  const index: CoreIndex = {
    pages: [
      { u: '/', t: 'webpack' },
      { u: '/a/', t: 'A', r: 1, h: '2One\n3Two\tid', n: '1\tname', a: '0\tword', p: '102', x: '0 5' },
      { u: '/b/', t: 'B', p: '001' },
    ],
    shards: [
      { from: 'a', file: shardFile('0123456789abcdef') },
      { from: 'webpack', file: shardFile('fedcba9876543210') },
    ],
    questions: '31  4',
  };
  expect(unpackCore(JSON.parse(JSON.stringify(packCore(index))))).toEqual(index);
});

test('an empty index stays empty', () => {
  const empty = { pages: [], shards: [], questions: '' };
  expect(unpackCore(packCore(empty))).toEqual(empty);
});

test('what is on several lines is on one', () => {
  const [page] = unpackCore(packCore({ pages: [{ u: '/', t: 'a\n b' }], shards: [], questions: '' })).pages;
  expect(page).toEqual({ u: '/', t: 'a b' });
});
