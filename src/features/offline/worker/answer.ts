/** Request handlers of the service worker. `routes.ts` decides which one handles a request. */
import { onHost } from '../../../model/on-host.ts';
import { cacheNames } from '../cache-names.ts';
import { copiedFile, copiedManifest } from '../copied-files.ts';
import { shellUrl } from '../../../model/offline-manifest.ts';
import { offlinePage } from './offline-page.ts';
import { putComplete } from './put-complete.ts';
import { documentKey } from './routes.ts';
import { readablePages } from './visited.ts';

/** How long the service worker waits for the network before showing a cached page, in milliseconds. */
const patience = 3000;

/** Fetches a page from the network. On failure or timeout, falls back to the cached page, then to the offline page. */
export async function answerDocument(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const key = documentKey(request.url);
  const fromNetwork = fetch(request).then((response) => {
    if (isWhole(response)) keepAlive(store(cacheNames.pages, key, response.clone()));
    return response;
  });
  fromNetwork.catch(() => undefined);
  const kept = await keptDocument(key);
  try {
    return kept ? await Promise.race([fromNetwork, rejectAfter(patience)]) : await fromNetwork;
  } catch {
    return kept ?? offlineResponse();
  }
}

/** Returns the cached document of a page, or the app shell if the offline copy contains the page. */
async function keptDocument(key: string): Promise<Response | undefined> {
  const own = await (await caches.open(cacheNames.pages)).match(key);
  if (own) return own;
  const manifest = await copiedManifest();
  return manifest?.pages.includes(key) ? copiedFile(shellUrl) : undefined;
}

/** Returns a file with a content hash in its name from the cache. If it isn't cached, fetches and caches it. */
export async function answerHashed(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (isWhole(response)) keepAlive(store(cacheNames.assets, request.url, response.clone()));
  return response;
}

/**
 * Returns the document of a frame for untrusted code, with a policy that makes its origin opaque. The frame has no
 * `sandbox` attribute, because browsers don't ask a service worker for the document of a frame that has one.
 */
export async function answerFrame(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const { body, status, statusText, headers } = await answerHashed(request, keepAlive);
  const isolated = new Headers(headers);
  isolated.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(body, { status, statusText, headers: isolated });
}

/** Fetches a file without a content hash in its name from the network, and falls back to the cache. */
export async function answerFile(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isWhole(response)) keepAlive(storeFile(request.url, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

async function offlineResponse(): Promise<Response> {
  const visited = await readablePages();
  // Before the app shell is cached, take the document head for the offline page from a visited page.
  const dressed = (await caches.match(onHost(shellUrl))) ?? (visited[0] && (await caches.match(visited[0].url)));
  const html = offlinePage((await dressed?.text()) ?? '', visited);
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Whether a response may be cached: it has status 200, comes from this origin, and wasn't redirected. */
function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/**
 * Caches a file, in the cache of the app shell if it is already there. Deploying only content doesn't change the shell,
 * but it does change the page list and the search index.
 */
async function storeFile(url: string, response: Response): Promise<void> {
  const isOfFrame = (await (await caches.open(cacheNames.frame)).match(url)) !== undefined;
  await store(isOfFrame ? cacheNames.frame : cacheNames.assets, url, response);
}

/** Stores a response in a cache and ignores quota errors. */
async function store(cacheName: string, key: string, response: Response): Promise<void> {
  try {
    await putComplete(await caches.open(cacheName), key, response);
  } catch (error) {
    console.info('Not kept for offline reading:', key, error);
  }
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The network takes too long')), milliseconds));
}
