/** Caches the app shell and visited pages. The service worker does this automatically. */
import { onHost } from '../../../model/on-host.ts';
import { cacheNames, isOldCache } from '../cache-names.ts';
import { isOfflineManifest, manifestUrl, type OfflineManifest } from '../../../model/offline-manifest.ts';
import { putComplete } from './put-complete.ts';
import { routeOf } from './routes.ts';
import { noteVisit, visitedPages, type Visited } from './visited.ts';

/** Message to the service worker that a page was shown. */
interface Shown extends Visited {
  type: 'shown';
  /** Id of the build that produced the page's document. */
  build: string;
  /**
   * Absolute URLs of everything that the page has loaded, including files from other origins. Pages of older builds
   * don't send it.
   */
  files?: string[];
}

/** Whether a message has the type `Shown`. */
export function isShown(data: unknown): data is Shown {
  const given = data as Partial<Shown> | null;
  return (
    given?.type === 'shown' &&
    typeof given.url === 'string' &&
    typeof given.title === 'string' &&
    typeof given.build === 'string' &&
    (given.files === undefined || Array.isArray(given.files))
  );
}

/** Number of visited pages to fetch again after a deployment. */
const refreshed = 30;

/** Deletes caches that earlier versions of the service worker created. */
export async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (isOldCache(name)) await caches.delete(name);
}

/**
 * Caches the app shell of the current build. Stores the manifest last, so that if a file fails, any previous shell
 * remains current and the next page view tries again.
 */
export async function cacheFrame(): Promise<OfflineManifest | undefined> {
  try {
    const response = await fetch(onHost(manifestUrl), { cache: 'no-cache' });
    const manifest: unknown = await response.clone().json();
    if (!isOfflineManifest(manifest)) return undefined;
    const frame = await caches.open(cacheNames.frame);
    for (const url of manifest.frame) if (!(await copyTo(frame, url))) throw new Error(`${url} did not come`);
    await putComplete(frame, onHost(manifestUrl), response);
    return manifest;
  } catch {
    return undefined;
  }
}

/**
 * Records a visited page and caches its document. After a deployment, also updates the shell and deletes replaced
 * files.
 */
export async function whenShown(shown: Shown): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  await noteVisit({ url: shown.url, title: shown.title });
  if (!(await pages.match(shown.url))) await keepDocument(shown.url);
  await keepFiles((shown.files ?? []).filter(isOfPages));
  const frame: unknown = await (await (await caches.open(cacheNames.frame)).match(onHost(manifestUrl)))?.json();
  if (isOfflineManifest(frame) && frame.build === shown.build) return;
  const manifest = await cacheFrame();
  if (manifest) await dropReplaced(manifest);
}

/** Caches a document and the files it references. */
async function keepDocument(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok || response.redirected) return;
    const html = await response.clone().text();
    await putComplete(await caches.open(cacheNames.pages), url, response);
    const named = [...html.matchAll(/\b(?:src|href)="(\/[^"/][^"]*\.[a-z0-9]+)"/g)].map(([, file]) => file!);
    await keepFiles(named.filter((file) => /\.(?:js|css|svg|png|jpe?g|webp|avif|gif)$/.test(file)));
  } catch {
    // The browser is offline or its storage quota is used up, so the page isn't cached.
  }
}

/** Caches the given files unless a cache already has them. Ignores failures. */
async function keepFiles(urls: string[]): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  for (const url of urls) if (!(await caches.match(url))) await copyTo(assets, url).catch(() => false);
}

/** Whether the service worker caches files from this URL. */
function isOfPages(url: string): boolean {
  const request = { method: 'GET', url, mode: 'no-cors', cache: 'default', range: false };
  return /hashed|file/.test(routeOf(request, location.origin));
}

/**
 * Fetches a file and caches it.
 * @returns whether that succeeded
 */
async function copyTo(cache: Cache, url: string): Promise<boolean> {
  const response = await fetch(url);
  if (!response.ok || response.redirected) return false;
  await putComplete(cache, url, response);
  return true;
}

/** Deletes files of earlier builds and refetches the visited pages that referenced them. */
async function dropReplaced(manifest: OfflineManifest): Promise<void> {
  const current = new Set([...manifest.frame, ...manifest.files.map(([url]) => url)]);
  for (const name of [cacheNames.assets, cacheNames.frame]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (/[.-][0-9a-f]{8,}\.(?:js|css|json)$/.test(pathname) && !current.has(pathname)) await cache.delete(request);
    }
  }
  const pages = await caches.open(cacheNames.pages);
  const visited = await visitedPages();
  for (const { url } of visited.slice(0, refreshed)) await keepDocument(url);
  for (const { url } of visited.slice(refreshed)) await pages.delete(url);
}
