import { expect, test } from 'vitest';
import { sponsor } from '../../data/testing/sponsor.ts';
import { backerCount, draw, rankOf, rankSponsors } from './sponsor.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [199.99, 'backer'],
  [200, 'bronze'],
  [1999, 'bronze'],
  [2000, 'silver'],
  [9999, 'silver'],
  [10_000, 'gold'],
  [49_999, 'gold'],
  [50_000, 'platinum'],
])('%d dollars in total are %s', (sum, rank) => expect(rankOf(sum, 'total')).toBe(rank));

test.each([
  [9, 'backer'],
  [10, 'bronze'],
  [99, 'bronze'],
  [100, 'silver'],
  [499, 'silver'],
  [500, 'gold'],
  [2499, 'gold'],
  [2500, 'platinum'],
])('%d dollars a month are %s', (sum, rank) => expect(rankOf(sum, 'monthly')).toBe(rank));

test('ranks list the most generous first and leave out who gave nothing', () => {
  const ranks = rankSponsors([sponsor('a', 300), sponsor('b', 1500), sponsor('c', 0)], 'total', now);
  expect(ranks.bronze.map(({ slug }) => slug)).toEqual(['b', 'a']);
  expect(Object.values(ranks).flat()).toHaveLength(2);
});

test('by month, only the monthly average counts', () => {
  const ranks = rankSponsors([sponsor('a', 60_000), sponsor('b', 60, { monthlyDonations: 5 })], 'monthly', now);
  expect(ranks.platinum).toEqual([]);
  expect(ranks.backer.map(({ slug }) => slug)).toEqual(['b']);
});

test('latest are at most ten, newest first, of the last 14 days', () => {
  const days = Array.from({ length: 12 }, (_, index) =>
    sponsor(`d${index}`, 10, { firstDonation: `2026-11-${String(index + 9).padStart(2, '0')}` }),
  );
  const old = sponsor('old', 10, { firstDonation: '2026-11-06' });
  const future = sponsor('future', 10, { firstDonation: '2026-12-01' });
  const { latest } = rankSponsors([old, future, ...days], 'total', now);
  expect(latest.map(({ slug }) => slug)).toEqual(
    days
      .map(({ slug }) => slug)
      .reverse()
      .slice(0, 10),
  );
});

test('backers beyond a hundred are drawn by lot, kept in order', () => {
  const backers = Array.from({ length: backerCount + 50 }, (_, index) => sponsor(`b${index}`, 100 - index / 10));
  let lot = 0;
  const descending = () => 1 - (lot += 0.001);
  const { backer } = rankSponsors(backers, 'total', now, descending);
  expect(backer.map(({ slug }) => slug)).toEqual(backers.slice(50).map(({ slug }) => slug));
});

test('a draw of all is all', () => expect(draw([1, 2], 2, () => 0)).toEqual([1, 2]));
