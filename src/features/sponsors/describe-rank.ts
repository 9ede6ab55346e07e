import type { SponsorRank, SponsorType } from '../../model/sponsor.ts';

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
  const names = ranks.map((rank) => TEXTS.sponsors.ofRank[rank]);
  const list = new Intl.ListFormat(TEXTS.locale, { type: 'disjunction' }).format(names);
  return type === 'monthly' ? TEXTS.sponsors.nobodyMonthly(list) : TEXTS.sponsors.nobody(list);
}

/** What a sponsor's link tells on hover: `Name: $1,441`, with `a month` for monthly averages. */
export function donationText(name: string, dollars: number, type: SponsorType): string {
  const sum = dollars.toLocaleString(TEXTS.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return type === 'monthly' ? TEXTS.sponsors.monthly(name, sum) : TEXTS.sponsors.total(name, sum);
}
