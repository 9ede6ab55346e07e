import { externalUrl } from '../../src/model/external-url.ts';
import type { Sponsor } from '../../src/model/sponsor.ts';
import type { Member, Transaction } from './open-collective.ts';

const monthsAYear = 12;

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Returns the sum of donations per Open Collective account, by slug, in US dollars. Refunds are subtracted. */
function sumBySlug(transactions: Transaction[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { fromAccount, amountInHostCurrency } of transactions) {
    sums.set(fromAccount.slug, (sums.get(fromAccount.slug) ?? 0) + amountInHostCurrency.value);
  }
  return sums;
}

function toSponsor({ account, totalDonations, createdAt }: Member, lastYear: number): Sponsor {
  return {
    slug: account.slug,
    name: account.name?.trim().slice(0, 200) || account.slug,
    website: externalUrl(account.website),
    avatar: externalUrl(account.imageUrl),
    totalDonations: cents(Math.max(0, totalDonations.value)),
    monthlyDonations: cents(Math.max(0, lastYear) / monthsAYear),
    firstDonation: createdAt.slice(0, 10),
  };
}

/**
 * Merges two members of the collective that have the same slug. An account can be a member in several tiers, each with
 * the account's total.
 */
function mergeMembers(first: Sponsor, second: Sponsor): Sponsor {
  const firstDonation = [first.firstDonation, second.firstDonation].filter((day) => day !== null).sort()[0] ?? null;
  return { ...first, totalDonations: Math.max(first.totalDonations, second.totalDonations), firstDonation };
}

/**
 * Returns the sponsors for the snapshot, with the largest amounts first: members with their monthly average of the past
 * year, and known donors. If a known donor also donates on Open Collective, the amounts are added. Members without
 * donations are left out.
 */
export function combineSponsors(members: Member[], transactions: Transaction[], known: Sponsor[]): Sponsor[] {
  const lastYear = sumBySlug(transactions);
  const sponsors = new Map<string, Sponsor>();
  for (const member of members) {
    const sponsor = toSponsor(member, lastYear.get(member.account.slug) ?? 0);
    const same = sponsors.get(sponsor.slug);
    sponsors.set(sponsor.slug, same ? mergeMembers(same, sponsor) : sponsor);
  }
  for (const donor of known) {
    const same = sponsors.get(donor.slug);
    sponsors.set(
      donor.slug,
      same ? { ...same, totalDonations: cents(same.totalDonations + donor.totalDonations) } : donor,
    );
  }
  return [...sponsors.values()]
    .filter(({ totalDonations }) => totalDonations > 0)
    .sort((a, b) => b.totalDonations - a.totalDonations || (a.slug < b.slug ? -1 : 1));
}
