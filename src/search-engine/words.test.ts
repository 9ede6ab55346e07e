import { describe, expect, test } from 'vitest';
import { bareKey, bodyStems, pathSuffixes, squash, stem, tellingStems, units } from './words.ts';

test('an identifier is the same however it is written', () => {
  for (const written of ['output.publicPath', 'OUTPUT.PUBLICPATH', 'output public path', 'output-public_path()']) {
    expect(squash(written)).toBe('outputpublicpath');
  }
});

describe('stem', () => {
  test.each([
    ['cache', 'caching'],
    ['bundle', 'bundling'],
    ['split', 'splitting'],
    ['library', 'libraries'],
    ['optimize', 'optimization'],
    ['install', 'installation'],
    ['chunk', 'chunks'],
    ['minify', 'minification'],
    ['write', 'written'],
    ['build', 'built'],
  ])('joins %s and %s', (one, other) => expect(stem(other)).toBe(stem(one)));

  test.each([
    ['less', 'les'],
    ['css', 'cs'],
    ['alias', 'alia'],
    ['status', 'statu'],
  ])('leaves %s whole', (word, broken) => {
    expect(stem(word)).not.toBe(broken);
  });
});

test('units are the steps of a path, with the small words of each', () => {
  expect(units('module.rules[].resourceQuery')).toEqual([
    { whole: 'module', parts: [], loud: false },
    { whole: 'rules', parts: [], loud: false },
    { whole: 'resourcequery', parts: ['resource', 'query'], loud: false },
  ]);
  expect(units("can't v5 __webpack_hash__")).toEqual([
    { whole: 'cant', parts: [], loud: false },
    { whole: '5', parts: [], loud: false },
    { whole: 'webpackhash', parts: ['webpack', 'hash'], loud: false },
  ]);
  expect(units('Cannot GET /').map(({ loud }) => loud)).toEqual([false, true]);
});

test('suffixes of a path, and none of a sentence', () => {
  expect(pathSuffixes('optimization.splitChunks.chunks')).toEqual([
    'optimization.splitChunks.chunks',
    'splitChunks.chunks',
    'chunks',
  ]);
  expect(pathSuffixes('Loading CSS. And more')).toEqual(['Loading CSS. And more']);
});

test('prose is stemmed without stop words', () => {
  expect(bodyStems('How is the cache invalidated?')).toEqual(['cach', 'invalidat']);
});

test('languages without spaces between words are cut into pairs, alike in index and query', () => {
  const wholes = (text: string) => units(text).map(({ whole }) => whole);
  expect(wholes('代码分割')).toEqual(['代码', '码分', '分割']);
  expect(wholes('webpack配置 mode')).toEqual(['webpack', '配置', 'mode']);
  expect(wholes('库')).toEqual(['库']);
  expect(bodyStems('캐싱을 사용하면')).toContain('캐싱');
  expect(bodyStems('コード分割')).toContain('分割');
});

test('words of other alphabets stay whole', () => {
  expect(units('Größe des Bündels').map(({ whole }) => whole)).toEqual(['größe', 'des', 'bündels']);
  expect(units('размер сборки').map(({ whole }) => whole)).toEqual(['размер', 'сборки']);
});

test('a message is known without its names and numbers', () => {
  expect(bareKey("export 'lowWater' (imported as 'lowWater') was not found in './tides.js'")).toBe(
    'exportimportedaswasnotfoundin',
  );
  expect(bareKey('ChunkLoadError: Loading chunk 532 failed.')).toBe('chunkloaderrorloadingchunkfailed');
  expect(bareKey('ChunkLoadError: Loading chunk src_bay_js failed.')).toBe('chunkloaderrorloadingchunkfailed');
  expect(bareKey("Cannot access a binding before it's there, you can't")).toBeUndefined();
  expect(bareKey("Can't resolve 'fs'")).toBeUndefined();
});

test('a question is about its telling words, an identifier being one of them', () => {
  expect([...tellingStems('how do I make webpack use publicPath properly with two hashes')]).toEqual([
    'publicpath',
    'two',
    'hash',
  ]);
});
