import { expect, test } from 'vitest';
import { resultsOf } from './docsearch.ts';

test('origins are stripped, titles and headings kept', () => {
  const hits = [
    {
      url: 'https://webpack.js.org/guides/caching/#output-filenames',
      hierarchy: { lvl0: 'Guides', lvl1: 'Caching', lvl2: 'Output filenames', lvl3: null },
    },
  ];
  expect(resultsOf({ hits })).toEqual([
    {
      url: '/guides/caching/#output-filenames',
      title: 'Caching',
      heading: 'Output filenames',
      section: 'guides',
      score: 20,
    },
  ]);
});

test.each(['https://webpack.js.org//evil.example/x/', 'https://webpack.js.org/\\evil.example/x/'])(
  '%s stays on this site',
  (url) => {
    expect(resultsOf({ hits: [{ url, hierarchy: { lvl0: 'a' } }] })[0]?.url).toBe('/evil.example/x/');
  },
);

test.each([
  null,
  'text',
  {},
  { hits: 'no' },
  { hits: [null, 3, {}] },
  { hits: [{ url: 'javascript:alert(1)', hierarchy: { lvl0: 'a' } }] },
  { hits: [{ url: 'https://a.example/x/' }] },
  { hits: [{ url: 'https://a.example/x/', hierarchy: 'text' }] },
  { hits: [{ url: 'https://a.example/x/', hierarchy: { lvl0: {} } }] },
  { hits: [{ url: 'nonsense', hierarchy: { lvl0: 'a' } }] },
])('an answer like %j gives no results', (answer) => expect(resultsOf(answer)).toEqual([]));

test('of far too many, endless hits a page full is left, cut to a readable length', () => {
  const hits = Array.from({ length: 50_000 }, (_, index) => ({
    url: `https://webpack.js.org/${index}/`,
    hierarchy: { lvl0: 'x'.repeat(1000) },
  }));
  const results = resultsOf({ hits });
  expect(results).toHaveLength(20);
  expect(results[0]!.title.length).toBe(200);
});
