/**
 * Implements `npm run data:sponsors`, which fetches the sponsors from Open Collective and writes them to
 * `data/sponsors/sponsors.json`. If the API fails, the previous snapshot stays in place, and the command exits with
 * status 1. `OPEN_COLLECTIVE_TOKEN` (a personal token) raises the rate limit.
 */
import { build } from '../../site.config.ts';
import { writeSnapshot } from '../snapshot.ts';
import { combineSponsors } from './combine.ts';
import { knownDonors } from './known-donors.ts';
import type { OpenCollective } from './open-collective.ts';
import { fetchMembers, fetchTransactions } from './open-collective.ts';
import { sponsorsFile, sponsorSnapshot } from './schema.ts';

/**
 * Updates the snapshot of sponsors in `file`, and returns a summary. If the API fails or returns no members, the file
 * is left unchanged.
 *
 * @throws Error if the API fails or returns no members
 */
export async function refreshSponsors(from: OpenCollective, file: string, now: Date = new Date()): Promise<string> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const members = await fetchMembers(from);
  // Treat an empty list of members as an error, because the account is known to have some.
  if (members.nodes.length === 0) throw new Error(`Open Collective knows no member of ${from.account}`);
  const transactions = await fetchTransactions(from, yearAgo.toISOString());
  const sponsors = combineSponsors(members.nodes, transactions.nodes, knownDonors);
  await writeSnapshot(file, { fetched: now.toISOString(), sponsors }, sponsorSnapshot);
  return `${sponsors.length} sponsors written; entries that could not be read: ${members.unread + transactions.unread}.`;
}

const help = `Usage: npm run data:sponsors

Fetches the sponsors from Open Collective, and writes data/sponsors/sponsors.json. If that fails, the file is unchanged and
the exit code is 1.

  OPEN_COLLECTIVE_TOKEN  environment variable with a personal token, which raises the rate limit`;

if (import.meta.main && process.argv.includes('--help')) console.log(help);
else if (import.meta.main) {
  try {
    const token = process.env.OPEN_COLLECTIVE_TOKEN;
    const { api, account } = build.sponsors;
    console.log(await refreshSponsors({ api, account, ...(token && { token, pace: 700 }) }, sponsorsFile));
  } catch (error) {
    console.error(`${(error as Error).message}\nThe last good snapshot stays as it is.`);
    process.exitCode = 1;
  }
}
