import { expect, test } from 'vitest';
import { resultsOf } from './docsearch.ts';

test('origins are stripped, titles and headings kept', () => {
  const hits = [{ url: 'https://webpack.js.org/guides/caching/#output-filenames', hierarchy: { lvl0: 'Guides', lvl1: 'Caching', lvl2: 'Output filenames', lvl3: null } }];
  expect(resultsOf({ hits })).toEqual([
    { url: '/guides/caching/#output-filenames', title: 'Caching', heading: 'Output filenames', section: 'guides', description: '', score: 20 },
  ]);
});

test.each(['https://webpack.js.org//evil.example/x/', 'https://webpack.js.org/\\evil.example/x/'])('%s stays on this site', (url) => {
  expect(resultsOf({ hits: [{ url, hierarchy: { lvl0: 'a' } }] })[0]?.url).toBe('/evil.example/x/');
});

test.each([
  null, 'text', {}, { hits: 'no' }, { hits: [null, 3, {}] }, { hits: [{ url: 'javascript:alert(1)', hierarchy: { lvl0: 'a' } }] },
  { hits: [{ url: 'https://a.example/x/' }] }, { hits: [{ url: 'nonsense', hierarchy: { lvl0: 'a' } }] },
])('an answer like %j gives no results', (answer) => expect(resultsOf(answer)).toEqual([]));
