import type { Sponsor } from '../../src/model/sponsor.ts';

type KnownDonor = Pick<Sponsor, 'slug' | 'name' | 'website' | 'totalDonations'>;

const donors: KnownDonor[] = [
  { slug: 'segment', name: 'Segment', website: 'https://segment.com/', totalDonations: 24_000 },
  { slug: 'angular', name: 'Google Angular', website: 'https://angular.dev/', totalDonations: 2_500 },
  { slug: 'peerigon', name: 'Peerigon', website: 'https://peerigon.com/', totalDonations: 1_441.39 },
  { slug: 'architects', name: 'Architects.io', website: 'https://architects.io/', totalDonations: 300 },
  { slug: 'moonmail', name: 'MoonMail', website: 'https://moonmail.io/', totalDonations: 110 },
];

/**
 * Donors outside of Open Collective, who are included in every snapshot. They have no monthly average, because their
 * donations have ended. The date of their first donation isn't known.
 */
export const knownDonors: Sponsor[] = donors.map((donor) => ({
  ...donor,
  avatar: null,
  monthlyDonations: 0,
  firstDonation: null,
}));
