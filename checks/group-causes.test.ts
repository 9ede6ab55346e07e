import { expect, test } from 'vitest';
import { groupCauses } from './group-causes.ts';

test('what is said of several places is one finding', () => {
  expect(groupCauses(['a.md:1: gone', 'b.md:7: other', 'b.md:3: gone', 'without a place', 'c.md:2: gone'])).toEqual([
    'gone (3 places: a.md:1, b.md:3, c.md:2)',
    'b.md:7: other',
    'without a place',
  ]);
});

test('of many places some are named', () => {
  const [found] = groupCauses(Array.from({ length: 8 }, (_, index) => `a.md:${index + 1}: gone`));
  expect(found).toBe('gone (8 places: a.md:1, a.md:2, a.md:3, a.md:4, a.md:5, and 3 more)');
});
