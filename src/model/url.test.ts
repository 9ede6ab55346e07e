import { describe, expect, test } from 'vitest';
import { hashOf, isSiteAddress, pageAddress, slugOf, urlOfPath, withTrailingSlash } from './url.ts';

describe('address of a page', () => {
  test.each([
    ['index.md', '/'],
    ['glossary.md', '/glossary/'],
    ['concepts/index.mdx', '/concepts/'],
    ['guides/caching.md', '/guides/caching/'],
    ['loaders/_babel-loader.md', '/loaders/babel-loader/'],
    ['blog/2020-10-10-webpack-5-release.md', '/blog/2020-10-10-webpack-5-release/'],
    ['plugins/NoEmitOnErrorsPlugin.md', '/plugins/NoEmitOnErrorsPlugin/'],
    ['a/_b/c_d.md', '/a/_b/c_d/'],
  ])('%s is %s', (path, url) => expect(urlOfPath(path)).toBe(url));
});

test.each([
  ['/guides', '/guides/'],
  ['/guides/', '/guides/'],
  ['/guides?a=b#c', '/guides/?a=b#c'],
  ['/guides#a/b', '/guides/#a/b'],
  ['/feed.xml', '/feed.xml'],
  ['/feed.xml?a', '/feed.xml?a'],
  ['/v5.1/guides', '/v5.1/guides/'],
  ['', '/'],
])('%s gets its slash: %s', (address, expected) => expect(withTrailingSlash(address)).toBe(expected));

test('a page is known by its address alone', () => {
  expect(pageAddress('/guides//caching?x#y')).toBe('/guides/caching/');
});

test('hash, decoded where it can be', () => {
  expect(hashOf('/a/#b%20c')).toBe('b c');
  expect(hashOf('/a/#%zz')).toBe('%zz');
  expect(hashOf('/a/')).toBe('');
  expect(hashOf('#caf%C3%A9')).toBe('café');
  expect(hashOf('#100%')).toBe('100%');
  expect(hashOf('')).toBe('');
});

test('what leads to this site', () => {
  expect(['/a/', '//a/', 'https://a/', '#a'].map(isSiteAddress)).toEqual([true, false, false, false]);
});

test('slugs are readable', () => {
  expect(['/', '/guides/', '/guides/caching/'].map(slugOf)).toEqual(['home', 'guides', 'guides-caching']);
});
