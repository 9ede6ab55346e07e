/**
 * `npm run data:votes`: asks the code host for the open requests and their thumbs-up, and writes them to `data/votes/votes.json`.
 * Where the API fails, the last good snapshot stays as it is and the command ends with status 1.
 * `GITHUB_TOKEN` raises the rate limit; it is not needed.
 */
import { site } from '../../site.config.ts';
import type { VoteTopic } from '../../src/model/vote.ts';
import { mergeTopics, readIssue, readSearch, topicId, voteSearchUrl } from '../../src/model/vote.ts';
import type { Politeness } from '../polite-fetch.ts';
import { fetchJson } from '../polite-fetch.ts';
import { readSnapshot, writeSnapshot } from '../snapshot.ts';
import { votesFile, voteSnapshot } from './schema.ts';

/** Where to ask and how. */
export interface CodeHost extends Politeness {
  /** Base address of the REST API. */
  api: string;
  token?: string;
}

/** So many topics are kept: the most wanted that one page of the search gives. */
const topicCount = 100;

function headersOf({ token }: CodeHost): Record<string, string> {
  const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers;
}

/** A known topic as it is today; `null` once it is closed. */
async function fetchTopic(from: CodeHost, { repository, number }: VoteTopic): Promise<VoteTopic | null> {
  return readIssue(
    await fetchJson(`${from.api}/repos/${repository}/issues/${number}`, { headers: headersOf(from) }, from),
  );
}

/**
 * Refreshes the snapshot in `file` and gives a sentence about it: the most wanted requests of the search, and of the
 * topics known before those that are still open. Throws an `Error` without touching the file where the API fails or finds nothing.
 */
export async function refreshVotes(from: CodeHost, file: string, now: Date = new Date()): Promise<string> {
  const { topics: known } = await readSnapshot(file, voteSnapshot);
  const found = readSearch(await fetchJson(voteSearchUrl(from.api), { headers: headersOf(from) }, from)).topics;
  if (found.length === 0) throw new Error('The code host finds no open request');
  const foundIds = new Set(found.map(topicId));
  const others: VoteTopic[] = [];
  // One after the other: the code host asks not to be asked in parallel.
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

if (import.meta.main) {
  try {
    const token = process.env.GITHUB_TOKEN;
    console.log(await refreshVotes({ api: site.votes.api, ...(token && { token }) }, votesFile));
  } catch (error) {
    console.error(`${(error as Error).message}\nThe last good snapshot stays as it is.`);
    process.exitCode = 1;
  }
}
