/** Fetches data from an API with retries, and respects its rate limits. */

export interface Politeness {
  /** Maximum number of attempts for an API request. */
  attempts?: number;
  /** Maximum time to wait between attempts, in milliseconds. If the API asks for a longer wait, the request fails. */
  longestWait?: number;
  /** Timeout of each API request attempt in milliseconds. */
  timeout?: number;
  /** Maximum length of an API response in characters. Longer responses aren't read to the end. */
  longestAnswer?: number;
  /** Waits for a number of milliseconds. Tests replace this function. */
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns how long an API response asks the client to wait, in milliseconds: `Retry-After` in seconds or as a date, or
 * GitHub's `X-RateLimit-Reset` (seconds since 1970) if no requests remain. Returns `undefined` if it doesn't ask.
 *
 * @param now current time in milliseconds
 */
function requestedWait(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null) {
    const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
    if (!Number.isNaN(milliseconds)) return Math.max(0, milliseconds);
  }
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (headers.get('x-ratelimit-remaining') === '0' && reset > 0) return Math.max(0, reset * 1000 - now);
  return undefined;
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

async function attempt(url: string, init: RequestInit, timeout: number): Promise<Response | Error> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    return error as Error;
  }
}

/** Reads the body of an API response. Returns an `Error` if the body is too long or stalls. */
async function textOf(answer: Response, longest: number): Promise<string | Error> {
  let text = '';
  try {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.length > longest) return new Error(`more than ${longest} characters`);
    }
    return text;
  } catch (error) {
    return error as Error;
  }
}

async function readJson(answer: Response, longest: number): Promise<{ value: unknown } | Error> {
  const text = await textOf(answer, longest);
  if (text instanceof Error) return text;
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return new Error(`no JSON (${(error as Error).message})`);
  }
}

/**
 * Fetches JSON from an API. After a rate limit (429, or 403 with no requests remaining), a server error or a lost
 * connection, it retries after the requested wait or, without one, after 1, 2, 4, … seconds.
 *
 * @throws Error with URL and reason if all attempts fail or the wait is too long
 */
export async function fetchJson(url: string, init: RequestInit = {}, politeness: Politeness = {}): Promise<unknown> {
  const { attempts = 5, longestWait = 90_000, timeout = 30_000, longestAnswer = 20_000_000, wait = sleep } = politeness;
  let reason = '';
  for (let tried = 1; tried <= attempts; tried++) {
    const answer = await attempt(url, init, timeout);
    let pause = 1000 * 2 ** (tried - 1);
    if (answer instanceof Error) {
      reason = answer.cause instanceof Error ? answer.cause.message : answer.message;
    } else if (answer.ok) {
      const read = await readJson(answer, longestAnswer);
      if (!(read instanceof Error)) return read.value;
      // Don't retry a response that isn't JSON, because the next one would not be JSON either.
      throw new Error(`${new URL(url).host} did not answer as expected: ${read.message}`);
    } else {
      reason = `HTTP ${answer.status}`;
      const requested = requestedWait(answer.headers, Date.now());
      if (!isPassing(answer.status) && !(answer.status === 403 && requested !== undefined)) break;
      pause = requested ?? pause;
    }
    if (pause > longestWait) {
      reason += `, asks to wait ${Math.ceil(pause / 1000)} s`;
      break;
    }
    if (tried < attempts) await wait(pause);
  }
  throw new Error(`${new URL(url).host} did not answer: ${reason}`);
}
