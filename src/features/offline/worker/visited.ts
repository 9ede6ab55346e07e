/** List of visited pages. It is stored in one of the service worker's caches because workers have no local storage. */
import { onHost } from '../../../model/on-host.ts';
import { cacheNames } from '../cache-names.ts';

/** A page that the reader has visited. */
export interface Visited {
  url: string;
  title: string;
}

const listUrl = onHost('/offline-visited.json');
/** Maximum number of visited pages whose documents stay cached. The oldest document is evicted. */
const limit = 200;

/** Reads the list of visited pages, newest first. Returns an empty list if it is missing or malformed. */
export async function visitedPages(): Promise<Visited[]> {
  try {
    const cache = await caches.open(cacheNames.pages);
    const list: unknown = await (await cache.match(listUrl))?.json();
    if (!Array.isArray(list)) return [];
    return list.filter((one): one is Visited => typeof one?.url === 'string' && typeof one?.title === 'string');
  } catch {
    return [];
  }
}

/**
 * Returns the visited pages whose document is still cached. Others were deleted after a deployment or exceeded the
 * quota.
 */
export async function readablePages(): Promise<Visited[]> {
  const cache = await caches.open(cacheNames.pages);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return (await visitedPages()).filter(({ url }) => kept.has(url));
}

/** Moves a visited page to the front of the list. Deletes the document of a page that drops out of the list. */
export async function noteVisit(page: Visited): Promise<void> {
  const cache = await caches.open(cacheNames.pages);
  const list = [page, ...(await visitedPages()).filter(({ url }) => url !== page.url)];
  for (const { url } of list.splice(limit)) await cache.delete(url);
  await cache.put(listUrl, new Response(JSON.stringify(list), { headers: { 'Content-Type': 'application/json' } }));
}
