import { expect, test } from 'vitest';
import { donationText } from './describe-rank.ts';

test('sums are whole dollars', () => {
  expect(donationText('Peerigon', 1441.39, 'total')).toBe('Peerigon: $1,441');
  expect(donationText('Ada', 10, 'monthly')).toBe('Ada: $10 a month');
});
