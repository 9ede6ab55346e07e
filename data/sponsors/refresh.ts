/**
 * `npm run data:sponsors`: asks Open Collective for the sponsors and writes them to `data/sponsors/sponsors.json`.
 * Where the API fails, the last good snapshot stays as it is and the command ends with status 1.
 * `OPEN_COLLECTIVE_TOKEN` (a personal token) raises the rate limit.
 */
import { build } from '../../site.config.ts';
import { writeSnapshot } from '../snapshot.ts';
import { combineSponsors } from './combine.ts';
import { knownDonors } from './known-donors.ts';
import type { OpenCollective } from './open-collective.ts';
import { fetchMembers, fetchTransactions } from './open-collective.ts';
import { sponsorsFile, sponsorSnapshot } from './schema.ts';

/**
 * Refreshes the snapshot in `file` and gives a sentence about it. Throws an `Error` without touching the file where
 * the API fails or knows nobody.
 */
export async function refreshSponsors(from: OpenCollective, file: string, now: Date = new Date()): Promise<string> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const members = await fetchMembers(from);
  // An account like this one has members; none means that something else is wrong.
  if (members.nodes.length === 0) throw new Error(`Open Collective knows no member of ${from.account}`);
  const transactions = await fetchTransactions(from, yearAgo.toISOString());
  const sponsors = combineSponsors(members.nodes, transactions.nodes, knownDonors);
  await writeSnapshot(file, { fetched: now.toISOString(), sponsors }, sponsorSnapshot);
  return `${sponsors.length} sponsors written; entries that could not be read: ${members.unread + transactions.unread}.`;
}

if (import.meta.main) {
  try {
    const token = process.env.OPEN_COLLECTIVE_TOKEN;
    const { api, account } = build.sponsors;
    console.log(await refreshSponsors({ api, account, ...(token && { token, pace: 700 }) }, sponsorsFile));
  } catch (error) {
    console.error(`${(error as Error).message}\nThe last good snapshot stays as it is.`);
    process.exitCode = 1;
  }
}
