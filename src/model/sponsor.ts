/**
 * Sponsors as they cross from the snapshot in `data/` to the browser, and the ranks they fall into.
 */

/** Someone who gave money to the project. Sums are US dollars. */
export interface Sponsor {
  /** Unique; on Open Collective the end of the profile's address. */
  slug: string;
  /** Display name as its owner typed it: untrusted text. */
  name: string;
  /** Untrusted address, `null` without one. */
  website: string | null;
  /** Address of a picture, `null` without one. */
  avatar: string | null;
  totalDonations: number;
  /** Donations of the last year divided by twelve. */
  monthlyDonations: number;
  /** ISO day, `null` where unknown. */
  firstDonation: string | null;
}

/** What `data/sponsors/sponsors.json` holds. */
export interface SponsorSnapshot {
  /** When Open Collective was asked, ISO; `null` as long as only the known donors outside of it are here. */
  fetched: string | null;
  sponsors: Sponsor[];
}

/** Whether ranks go by all that was given or by the monthly average. */
export type SponsorType = 'monthly' | 'total';

/** In the order in which the site shows them. */
export const sponsorRanks = ['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer'] as const;
export type SponsorRank = (typeof sponsorRanks)[number];

/** From how many US dollars a rank begins; what gives less is a backer. */
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
/** A first donation is news for this many days. */
const latestDays = 14;
const latestCount = 10;
/** So many backers are shown, chosen at random. */
export const backerCount = 100;

/** The sum a rank of this type goes by, in US dollars. */
export function donationsOf(sponsor: Sponsor, type: SponsorType): number {
  return type === 'monthly' ? sponsor.monthlyDonations : sponsor.totalDonations;
}

/** The rank that a sum in US dollars earns; never `latest`, which goes by date. */
export function rankOf(sum: number, type: SponsorType): SponsorRank {
  return thresholds[type].find(([, from]) => sum >= from)?.[0] ?? 'backer';
}

/** Those whose first donation is at most 14 days before `now` (milliseconds), newest first, at most 10. */
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
 * Sorts sponsors into ranks, most generous first; whoever gave nothing by this type is in none.
 * Backers beyond 100 are drawn by lot: `random` gives numbers from 0 (included) to 1.
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

/** `count` of the items by lot, in their old order; all of them where there are no more. */
export function draw<Item>(items: Item[], count: number, random: () => number): Item[] {
  if (items.length <= count) return items;
  const lots = items.map((_, index) => ({ index, lot: random() }));
  lots.sort((a, b) => a.lot - b.lot);
  const chosen = new Set(lots.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => chosen.has(index));
}
