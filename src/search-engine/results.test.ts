import { expect, test } from 'vitest';
import { openCatalog } from './open-catalog.ts';
import { resultsOf } from './results.ts';

const catalog = openCatalog({
  pages: [
    { u: '/guides/tides/', t: 'Tides', h: '2Ebb\n2Flood\n2Moon' },
    { u: '/guides/boats/', t: 'Boats' },
  ],
  shards: [],
  questions: '',
});

/** Returns the titles of the results for entries with these scores, best first. */
function shown(scores: Record<string, number>): string[] {
  const ranked = Object.entries(scores).map(([title, score]) => {
    const label = catalog.titles.find(({ text }) => text === title)!;
    return { entry: label.entry, label, score };
  });
  return resultsOf(ranked, {}).map(({ title, heading }) => heading || title);
}

test('results of a page stand together, where the best of them stands', () => {
  expect(shown({ Ebb: 1, Boats: 0.97, Flood: 0.95 })).toEqual(['Ebb', 'Flood', 'Boats']);
});

test('a page has two results at most, which leaves places for other pages', () => {
  expect(shown({ Ebb: 1, Flood: 0.99, Moon: 0.98, Boats: 0.5 })).toEqual(['Ebb', 'Flood', 'Boats']);
});

test('what falls far behind the best of its page is left out, and a page is not shown below its heading for its title', () => {
  expect(shown({ Ebb: 1, Tides: 0.95, Flood: 0.7, Boats: 0.5 })).toEqual(['Ebb', 'Boats']);
});
