import { expect, test } from 'vitest';
import { sponsor } from '../data/testing/sponsor.ts';
import { rankSponsors } from '../src/model/sponsor.ts';
import { thinSponsors } from './feature-data.ts';

const snapshot = {
  fetched: '2026-11-21T00:00:00.000Z',
  sponsors: [
    sponsor('gold', 12_000),
    ...Array.from({ length: 3000 }, (_, index) => sponsor(`b${index}`, 5, { monthlyDonations: index % 2 })),
    sponsor('new', 5, { firstDonation: '2026-11-20' }),
  ],
};

test('of thousands of backers as many stay as the lists show', () => {
  const { sponsors } = thinSponsors(snapshot);
  expect(sponsors.length).toBeLessThanOrEqual(202);
  const now = Date.parse(snapshot.fetched);
  expect(rankSponsors(sponsors, 'total', now)).toMatchObject({ gold: [{ slug: 'gold' }], latest: [{ slug: 'new' }] });
  for (const type of ['total', 'monthly'] as const) expect(rankSponsors(sponsors, type, now).backer).toHaveLength(100);
});

test('one snapshot always gives the same site, another one others', () => {
  const slugs = (fetched: string) => thinSponsors({ ...snapshot, fetched }).sponsors.map(({ slug }) => slug);
  expect(slugs(snapshot.fetched)).toEqual(slugs(snapshot.fetched));
  expect(slugs('2026-11-22T00:00:00.000Z')).not.toEqual(slugs(snapshot.fetched));
});
