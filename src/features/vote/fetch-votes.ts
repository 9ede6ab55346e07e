import type { VoteTopic } from '../../model/vote.ts';
import { readSearch, voteSearchUrl } from '../../model/vote.ts';

/** Result of a request to GitHub. Times are milliseconds since 1970. */
type VoteAnswer =
  | { state: 'live'; topics: VoteTopic[]; at: number }
  /** GitHub's rate limit was reached. The next request is allowed at `until`. */
  | { state: 'limited'; until: number }
  | { state: 'offline' }
  /** The request to GitHub timed out, the server reported an error, or the response was too large or malformed. */
  | { state: 'failed' };

/** Timeout for GitHub's complete response, in milliseconds. */
const timeout = 10_000;
/** Maximum size of GitHub's response in bytes. A response with a hundred issues has about 700 KB. */
const maximumBytes = 3_000_000;
/**
 * Time to wait before the next request, in milliseconds, if the rate-limited response doesn't say when the limit ends.
 */
const defaultPause = 60_000;
/**
 * Maximum time to wait before the next request, in milliseconds. It prevents a wrong header from disabling live counts
 * forever.
 */
const longestPause = 3_600_000;

/**
 * Returns when the next request to GitHub is allowed, in milliseconds since 1970. Reads the header `Retry-After` (in
 * seconds), or else `X-RateLimit-Reset` (in seconds since 1970).
 */
export function limitEnd(headers: Headers, now: number): number {
  const after = Number(headers.get('retry-after') ?? NaN) * 1000;
  const reset = Number(headers.get('x-ratelimit-reset') ?? NaN) * 1000;
  const pause = after > 0 ? after : reset > now ? reset - now : defaultPause;
  return now + Math.min(pause, longestPause);
}

/** Reads the response body as text. Throws `RangeError` once it exceeds `maximum` bytes. */
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

/**
 * Fetches the feature requests with the most votes from GitHub's REST API at `api`. Never throws: the result reports
 * failures.
 */
export async function fetchVotes(api: string, now: () => number = Date.now): Promise<VoteAnswer> {
  // Avoid a request that would fail because the browser is offline.
  if (isOffline()) return { state: 'offline' };
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
    // `fetch` throws a `TypeError` on network errors. Reading a response that isn't a list of issues throws one, too.
    return { state: isOffline() || isNetworkError(error) ? 'offline' : 'failed' };
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && error.message !== 'The answer is not a list of issues';
}
