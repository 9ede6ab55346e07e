import type { VoteTopic } from '../../model/vote.ts';

/** Storage key of GitHub's last response. */
export const voteCacheKey = 'vote-topics';
/**
 * Storage key for the time when GitHub's rate limit ends. It prevents a request before that time, even after a reload.
 */
export const voteLimitKey = 'vote-limit';
/** Maximum age of a cached response from GitHub, in milliseconds. */
const lifetime = 3_600_000;

/** GitHub's cached response. Times are milliseconds since 1970. */
interface VoteCache {
  topics: VoteTopic[];
  /** Time when GitHub's response arrived. */
  at: number;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTopic(value: unknown): value is VoteTopic {
  if (typeof value !== 'object' || value === null) return false;
  const topic = value as Record<string, unknown>;
  return (
    isText(topic.repository) &&
    /^[\w-]+\/[\w.-]+$/.test(topic.repository) &&
    Number.isSafeInteger(topic.number) &&
    isText(topic.title) &&
    (topic.votes === null || typeof topic.votes === 'number') &&
    Array.isArray(topic.labels) &&
    topic.labels.every(isText) &&
    (topic.created === null || isText(topic.created)) &&
    (topic.updated === null || isText(topic.updated))
  );
}

/**
 * Parses the cached response from GitHub. Returns null if it is missing, malformed, from the future, or older than an
 * hour.
 */
export function parseVoteCache(stored: string | null, now: number): VoteCache | null {
  try {
    const cache = JSON.parse(stored ?? 'null') as Partial<VoteCache> | null;
    const { topics, at } = cache ?? {};
    if (!Array.isArray(topics) || !topics.every(isTopic) || typeof at !== 'number') return null;
    return at <= now && now - at < lifetime ? { topics, at } : null;
  } catch {
    return null;
  }
}

/**
 * Parses the stored end of GitHub's rate limit. Returns null if it has passed, is malformed, or is more than an hour
 * away.
 */
export function parseLimit(stored: string | null, now: number): number | null {
  const until = Number(stored);
  return until > now && until <= now + lifetime ? until : null;
}
