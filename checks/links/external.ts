import pLimit from 'p-limit';

/** An external link on a page, with its position. */
export interface ExternalLink {
  url: string;
  /** Position of the external link: `content/guides/caching.md:12`. */
  place: string;
}

/** Result of requesting the URL of an external link. */
type Answer = { url: string } & (
  { state: 'answers' | 'moved' | 'gone'; detail: string } | { state: 'unsure'; detail: string }
);

/** Options for requesting external URLs with `requestAll`. */
interface RequestOptions {
  /** Maximum number of parallel requests. Each host gets only one request at a time. */
  concurrency?: number;
  /** Timeout for requesting an external URL, in milliseconds. */
  timeout?: number;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Requests each external URL once. Hosts are requested in parallel, and the URLs of one host one after another.
 *
 * Only 404, 410 and an unknown host name mean `gone`. A refusal of automated requests (401, 403, 405, 429) or a
 * temporary failure (5xx, timeout) means `unsure`. A permanent redirect (301, 308) means `moved`.
 *
 * @param urls absolute URLs; fragments are ignored
 */
export async function requestAll(
  urls: readonly string[],
  { concurrency = 8, timeout = 20_000, onProgress }: RequestOptions = {},
): Promise<Answer[]> {
  const pages = [...new Set(urls.map((url) => url.replace(/#.*/, '')))].sort();
  const byHost = Map.groupBy(pages, (url) => new URL(url).host);
  const limit = pLimit(concurrency);
  const answers: Answer[] = [];
  await Promise.all(
    [...byHost.values()].map((ofHost) =>
      limit(async () => {
        for (const url of ofHost) {
          answers.push(await ask(url, timeout));
          onProgress?.(answers.length, pages.length);
        }
      }),
    ),
  );
  return answers.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function ask(url: string, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'link check of a documentation site' },
    });
    await response.body?.cancel();
    const { status } = response;
    if (status === 404 || status === 410) return { url, state: 'gone', detail: `HTTP ${status}` };
    const target = response.headers.get('location');
    if ((status === 301 || status === 308) && target) return { url, state: 'moved', detail: new URL(target, url).href };
    if (status >= 400) return { url, state: 'unsure', detail: `HTTP ${status}` };
    return { url, state: 'answers', detail: `HTTP ${status}` };
  } catch (error) {
    const { cause, name, message } = error as Error & { cause?: { code?: string } };
    if (cause?.code === 'ENOTFOUND') return { url, state: 'gone', detail: 'no host has this name' };
    return { url, state: 'unsure', detail: cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : message) };
  }
}
