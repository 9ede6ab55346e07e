import { expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

it('moves around the ends', () => {
  expect(nextIndex('ArrowDown', -1, 2)).toBe(0);
  expect(nextIndex('ArrowDown', 1, 2)).toBe(0);
  expect(nextIndex('ArrowUp', 0, 2)).toBe(1);
  expect(nextIndex('ArrowUp', -1, 2)).toBe(1);
  expect(nextIndex('End', 0, 3)).toBe(2);
});

it('leaves other keys alone', () => {
  expect(nextIndex('Tab', 0, 2)).toBeUndefined();
  expect(nextIndex('Home', -1, 2)).toBeUndefined();
  expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined();
});
