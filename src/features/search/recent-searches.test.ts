import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('newest first, each once, six at most', () => {
  for (const query of ['a', 'b', 'c', 'B ', 'd', 'e', 'f', 'g', ' ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['g', 'f', 'e', 'd', 'B', 'c']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '"text"', '{"a":1}', '[1,null,"ok",""]', `["${'x'.repeat(300)}"]`])(
  'storage that holds %s does no harm',
  (text) => {
    kept.set('recent-searches', text);
    expect(recentSearches().every((query) => query === 'ok')).toBe(true);
  },
);

test('forbidden storage is an empty one', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  rememberSearch('a');
  expect(recentSearches()).toEqual([]);
});
