import { expect, test } from 'vitest';
import { wordsOfAddress } from './address-words.ts';

test.each([
  ['/guides/code-spliting/', ['code spliting', 'guides code spliting']],
  ['/concepts/loaders.html', ['loaders', 'concepts loaders']],
  ['/caching', ['caching']],
  ['/a%20b/%E0%A4%A/', ['E0 A4 A', 'a b E0 A4 A']],
  ['/', []],
  ['//?', []],
])('%s', (path, words) => {
  expect(wordsOfAddress(path)).toEqual(words);
});
