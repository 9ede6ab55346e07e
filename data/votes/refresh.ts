/**
 * Implements `npm run data:votes`, which fetches open feature requests and their thumbs-up reactions from GitHub, and
 * writes them to `data/votes/votes.json`. If the API fails, the previous snapshot stays in place, and the command exits
 * with status 1. `GITHUB_TOKEN` raises the rate limit; it is optional.
 */
import { site } from '../../site.config.ts';
import type { VoteTopic } from '../../src/model/vote.ts';
import { mergeTopics, readIssue, readSearch, topicId, voteSearchUrl } from '../../src/model/vote.ts';
import type { Politeness } from '../polite-fetch.ts';
import { fetchJson } from '../polite-fetch.ts';
import { readSnapshot, writeSnapshot } from '../snapshot.ts';
import { votesFile, voteSnapshot } from './schema.ts';

/** Settings for GitHub's API. */
interface CodeHost extends Politeness {
  /** Base URL of GitHub's REST API. */
  api: string;
  token?: string;
}

/** Number of feature requests to store, starting with the most votes. They fit on one page of search results. */
const topicCount = 100;

function headersOf({ token }: CodeHost): Record<string, string> {
  const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers;
}

/** Fetches the current state of a known feature request from GitHub; `null` if it has been closed. */
async function fetchTopic(from: CodeHost, { repository, number }: VoteTopic): Promise<VoteTopic | null> {
  return readIssue(
    await fetchJson(`${from.api}/repos/${repository}/issues/${number}`, { headers: headersOf(from) }, from),
  );
}

/**
 * Updates the snapshot of feature requests in `file`, and returns a summary. The snapshot contains the requests with
 * the most votes, and previously known requests that are still open. If the API fails or finds nothing, the file is
 * left unchanged.
 *
 * @throws Error if the API fails or finds nothing
 */
export async function refreshVotes(from: CodeHost, file: string, now: Date = new Date()): Promise<string> {
  const { topics: known } = await readSnapshot(file, voteSnapshot);
  const found = readSearch(await fetchJson(voteSearchUrl(from.api), { headers: headersOf(from) }, from)).topics;
  if (found.length === 0) throw new Error('The code host finds no open request');
  const foundIds = new Set(found.map(topicId));
  const others: VoteTopic[] = [];
  // Send the API requests one after another, because GitHub asks clients not to send them in parallel.
  for (const topic of known.filter((topic) => !foundIds.has(topicId(topic)))) {
    const today = await fetchTopic(from, topic);
    if (today) others.push(today);
  }
  const topics = mergeTopics(found, others)
    .sort((a, b) => (b.votes ?? 0) - (a.votes ?? 0) || (topicId(a) < topicId(b) ? -1 : 1))
    .slice(0, topicCount);
  await writeSnapshot(file, { fetched: now.toISOString(), topics }, voteSnapshot);
  return `${topics.length} topics written.`;
}

const help = `Usage: npm run data:votes

Fetches the most wanted open issues from GitHub, and writes data/votes/votes.json. If that fails, the file is unchanged and
the exit code is 1.

  GITHUB_TOKEN  environment variable with a token, which raises the rate limit`;

if (import.meta.main && process.argv.includes('--help')) console.log(help);
else if (import.meta.main) {
  try {
    const token = process.env.GITHUB_TOKEN;
    console.log(await refreshVotes({ api: site.votes.api, ...(token && { token }) }, votesFile));
  } catch (error) {
    console.error(`${(error as Error).message}\nThe last good snapshot stays as it is.`);
    process.exitCode = 1;
  }
}
