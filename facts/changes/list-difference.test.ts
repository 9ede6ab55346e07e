import { expect, test } from 'vitest';
import { listDifference } from './list-difference.ts';

test.each([
  ['[".js", ".json"]', '[".ts", ".js"]', 'without ".json", with ".ts"'],
  ['[".js"]', '[".js", "a, [b"]', 'with "a, [b"'],
  ['[{ test: /[,\\]]/, use: [1, 2] }]', '[{ test: /[,\\]]/, use: [1, 2] }, { type: "json" }]', 'with { type: "json" }'],
  ['[1, 2]', '[2, 1]', 'in another order'],
])('%s, and then %s: %s', (before, after, says) => {
  expect(listDifference(before, after)).toBe(says);
});

test.each([
  ['[1]', 'false'],
  ['[]', '[1]'],
  ['[1] or [2]', '[1]'],
])('%s and %s are no two lists to compare', (before, after) => {
  expect(listDifference(before, after)).toBeUndefined();
});
