import type { SponsorRank, SponsorType } from '../../model/sponsor.ts';

/** Heading of each rank. */
export const rankTitles: Record<SponsorRank, string> = {
  latest: 'Latest sponsors',
  platinum: 'Platinum sponsors',
  gold: 'Gold sponsors',
  silver: 'Silver sponsors',
  bronze: 'Bronze sponsors',
  backer: 'Backers',
};

/** Width of an avatar in px: the more was given, the larger. */
export const avatarWidths: Record<SponsorRank, number> = {
  latest: 48,
  platinum: 96,
  gold: 80,
  silver: 64,
  bronze: 48,
  backer: 32,
};

/** What is said of the ranks that are empty, in one line; the words go before the invitation. */
export function emptyText(ranks: readonly SponsorRank[], type: SponsorType): string {
  const names = ranks.map((rank) => (rank === 'backer' ? 'backers' : `${rank} sponsors`));
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
  return type === 'monthly' ? `No ${list} by monthly average yet.` : `No ${list} yet.`;
}

/** What a sponsor's link tells on hover: `Name: $1,441`, with `a month` for monthly averages. */
export function donationText(name: string, dollars: number, type: SponsorType): string {
  const sum = dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return type === 'monthly' ? `${name}: ${sum} a month` : `${name}: ${sum}`;
}
