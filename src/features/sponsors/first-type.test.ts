import { expect, test } from 'vitest';
import { firstType } from './first-type.ts';

test('one visit in three begins with monthly', () => {
  const chances = Array.from({ length: 300 }, (_, index) => index / 300);
  expect(chances.filter((chance) => firstType(chance, () => true) === 'monthly')).toHaveLength(100);
});

test('a ranking without anybody gives way to the other', () => {
  expect(firstType(0, (type) => type === 'total')).toBe('total');
  expect(firstType(0.9, (type) => type === 'monthly')).toBe('monthly');
  expect([firstType(0, () => false), firstType(0.9, () => false)]).toEqual(['monthly', 'total']);
});
