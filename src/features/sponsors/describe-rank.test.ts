import { expect, test } from 'vitest';
import { donationText, emptyText } from './describe-rank.ts';

test('an empty rank names itself', () => {
  expect(emptyText(['gold'], 'total')).toBe('No gold sponsors yet.');
  expect(emptyText(['latest', 'gold', 'backer'], 'monthly')).toBe(
    'No latest sponsors, gold sponsors, or backers by monthly average yet.',
  );
});

test('sums are whole dollars', () => {
  expect(donationText('Peerigon', 1441.39, 'total')).toBe('Peerigon: $1,441');
  expect(donationText('Ada', 10, 'monthly')).toBe('Ada: $10 a month');
});
