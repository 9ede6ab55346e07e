/** Sponsors and their ranks. The snapshot of sponsors in `data/` and the browser share these types. */

/** A sponsor of webpack. Amounts are in US dollars. */
export interface Sponsor {
  /** Unique id of the sponsor. On Open Collective, it is the last part of the profile's URL. */
  slug: string;
  /** Display name that the sponsor entered, which makes it untrusted. */
  name: string;
  /** Untrusted URL of the sponsor's website, or null if there is none. */
  website: string | null;
  /** URL of the sponsor's avatar image, or null if there is none. */
  avatar: string | null;
  totalDonations: number;
  /** Total donations of the sponsor in the past year, divided by twelve. */
  monthlyDonations: number;
  /** ISO date of the sponsor's first donation, or null if unknown. */
  firstDonation: string | null;
}

/** Content of `data/sponsors/sponsors.json`, the snapshot of webpack's sponsors. */
export interface SponsorSnapshot {
  /** ISO time at which Open Collective was queried. Null if all listed sponsors come from other sources. */
  fetched: string | null;
  sponsors: Sponsor[];
}

/** Whether ranks are based on total donations or the monthly average. */
export type SponsorType = 'monthly' | 'total';

/** Sponsor ranks in the order in which they are shown. */
export const sponsorRanks = ['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer'] as const;
export type SponsorRank = (typeof sponsorRanks)[number];

/** Minimum amount in US dollars for each rank. Sponsors below the lowest threshold are backers. */
const thresholds: Record<SponsorType, [SponsorRank, number][]> = {
  total: [
    ['platinum', 50_000],
    ['gold', 10_000],
    ['silver', 2_000],
    ['bronze', 200],
  ],
  monthly: [
    ['platinum', 2_500],
    ['gold', 500],
    ['silver', 100],
    ['bronze', 10],
  ],
};

const dayLength = 24 * 60 * 60 * 1000;
/** Number of days during which a sponsor's first donation counts as recent. */
const latestDays = 14;
const latestCount = 10;
/** Maximum number of backers to show, which are chosen at random. */
export const backerCount = 100;

/** Returns the amount in US dollars that determines a sponsor's rank. */
export function donationsOf(sponsor: Sponsor, type: SponsorType): number {
  return type === 'monthly' ? sponsor.monthlyDonations : sponsor.totalDonations;
}

/**
 * Returns the sponsor rank for an amount in US dollars. Never returns `latest`, because that rank depends on the date.
 */
export function rankOf(sum: number, type: SponsorType): SponsorRank {
  return thresholds[type].find(([, from]) => sum >= from)?.[0] ?? 'backer';
}

/** Returns at most 10 sponsors whose first donation was in the 14 days before `now` (in milliseconds), newest first. */
function latest(sponsors: Sponsor[], now: number): Sponsor[] {
  return sponsors
    .filter(({ firstDonation }) => {
      const age = firstDonation === null ? NaN : now - Date.parse(firstDonation);
      return age >= 0 && age <= latestDays * dayLength;
    })
    .sort((a, b) => ((a.firstDonation ?? '') < (b.firstDonation ?? '') ? 1 : -1))
    .slice(0, latestCount);
}

/**
 * Sorts sponsors into ranks, with the largest amounts first. Omits sponsors without donations of this type. If there
 * are more than 100 backers, picks a random sample. `random` returns numbers from 0 (inclusive) to 1 (exclusive).
 */
export function rankSponsors(
  sponsors: Sponsor[],
  type: SponsorType,
  now: number,
  random: () => number = Math.random,
): Record<SponsorRank, Sponsor[]> {
  const ranks: Record<SponsorRank, Sponsor[]> = {
    latest: latest(sponsors, now),
    platinum: [],
    gold: [],
    silver: [],
    bronze: [],
    backer: [],
  };
  const giving = sponsors.filter((sponsor) => donationsOf(sponsor, type) > 0);
  giving.sort((a, b) => donationsOf(b, type) - donationsOf(a, type));
  for (const sponsor of giving) ranks[rankOf(donationsOf(sponsor, type), type)].push(sponsor);
  ranks.backer = draw(ranks.backer, backerCount, random);
  return ranks;
}

/** Returns a random sample of `count` items in their original order, or all items if there are no more. */
export function draw<Item>(items: Item[], count: number, random: () => number): Item[] {
  if (items.length <= count) return items;
  const lots = items.map((_, index) => ({ index, lot: random() }));
  lots.sort((a, b) => a.lot - b.lot);
  const chosen = new Set(lots.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => chosen.has(index));
}
