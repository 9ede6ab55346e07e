import type { Sponsor } from '../../src/model/sponsor.ts';

/** Creates a sponsor for tests who gives nothing per month. */
export function sponsor(slug: string, totalDonations: number, more: Partial<Sponsor> = {}): Sponsor {
  return {
    slug,
    name: slug,
    website: null,
    avatar: null,
    totalDonations,
    monthlyDonations: 0,
    firstDonation: null,
    ...more,
  };
}
