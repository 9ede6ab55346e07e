import type { SponsorRank, SponsorType } from '../../model/sponsor.ts';

/** Width of a sponsor's avatar in pixels by rank. Larger donations get larger avatars. */
export const avatarWidths: Record<SponsorRank, number> = {
  latest: 48,
  platinum: 96,
  gold: 80,
  silver: 64,
  bronze: 48,
  backer: 32,
};

/** Returns the tooltip of a sponsor's link: `Name: $1,441`, followed by `a month` for monthly averages. */
export function donationText(name: string, dollars: number, type: SponsorType): string {
  const sum = dollars.toLocaleString(TEXTS.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return type === 'monthly' ? TEXTS.sponsors.monthly(name, sum) : TEXTS.sponsors.total(name, sum);
}
