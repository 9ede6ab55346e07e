import { expect, test } from 'vitest';
import { editDistance, forgivenEdits } from './distance.ts';

test.each([
  ['caching', 'caching', 0],
  ['cahcing', 'caching', 1],
  ['cachng', 'caching', 1],
  ['caaching', 'caching', 1],
  ['cacxing', 'caching', 1],
  ['pubilcpaht', 'publicpath', 2],
  ['', 'ab', 2],
])('%s to %s takes %i', (a, b, edits) => expect(editDistance(a, b, 2)).toBe(edits));

test('gives up beyond the limit', () => {
  expect(editDistance('loader', 'plugin', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('short words must be right', () => {
  expect([3, 4, 7, 8].map(forgivenEdits)).toEqual([0, 1, 1, 2]);
});
