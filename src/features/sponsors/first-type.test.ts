import { expect, test } from 'vitest';
import { firstType } from './first-type.ts';

test('a third of the visits begin with the monthly ranking', () => {
  const chances = Array.from({ length: 300 }, (_, index) => index / 300);
  expect(chances.map(firstType).filter((type) => type === 'monthly')).toHaveLength(100);
});
