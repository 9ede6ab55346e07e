import type { VoteTopic } from '../../model/vote.ts';
import { readSearch, voteSearchUrl } from '../../model/vote.ts';

/** What asking the code host came to. Times are milliseconds since 1970. */
export type VoteAnswer =
  | { state: 'live'; topics: VoteTopic[]; at: number }
  /** Too many questions from this address; the next may come at `until`. */
  | { state: 'limited'; until: number }
  | { state: 'offline' }
  /** Too slow, too much, another shape, an error of the server. */
  | { state: 'failed' };

/** Milliseconds that the whole answer may take. */
const timeout = 10_000;
/** A page of a hundred issues is some 700 KB; more than this many bytes is not an answer to the question. */
const maximumBytes = 3_000_000;
/** Where the limit is reached and the answer doesn't say until when. */
const defaultPause = 60_000;
/** A limit further away than this is not believed: it would silence the counts for good. */
const longestPause = 3_600_000;

/** When the next question is allowed: `Retry-After` in seconds, else `X-RateLimit-Reset` in seconds since 1970. */
export function limitEnd(headers: Headers, now: number): number {
  const after = Number(headers.get('retry-after') ?? NaN) * 1000;
  const reset = Number(headers.get('x-ratelimit-reset') ?? NaN) * 1000;
  const pause = after > 0 ? after : reset > now ? reset - now : defaultPause;
  return now + Math.min(pause, longestPause);
}

/** The text of an answer. Throws `RangeError` as soon as it grows beyond `maximum` bytes. */
async function readText(response: Response, maximum: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > maximum) {
      await reader?.cancel();
      throw new RangeError('The answer is too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** Asks the code host's REST API at `api` for the most wanted topics. Never throws: what went wrong is the answer's state. */
export async function fetchVotes(api: string, now: () => number = Date.now): Promise<VoteAnswer> {
  try {
    const response = await fetch(voteSearchUrl(api), {
      headers: { accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 429 || response.status === 403) {
      await response.body?.cancel();
      return { state: 'limited', until: limitEnd(response.headers, now()) };
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { state: 'failed' };
    }
    return { state: 'live', topics: readSearch(JSON.parse(await readText(response, maximumBytes))).topics, at: now() };
  } catch (error) {
    // `fetch` throws a TypeError where nobody answers; the reading of an answer that is no list of issues, too.
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    return { state: isOffline || isNetworkError(error) ? 'offline' : 'failed' };
  }
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && error.message !== 'The answer is not a list of issues';
}
