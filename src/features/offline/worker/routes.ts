import { isOnSite, onSite } from '../../../model/on-host.ts';
import { isNamedByHash } from '../../../model/offline-manifest.ts';
import { canonicalPath, namesFile } from '../../../model/url.ts';

/** Caching strategies of the service worker. */
type Route =
  /** A request for a page: network first, with the cache as fallback. */
  | 'document'
  /** A navigation to the document of a frame for untrusted code: cache first, with a sandbox policy. */
  | 'frame'
  /** A request for a file with a content hash in its name: cache first. */
  | 'hashed'
  /** A request for another file that pages use: network first, with the cache as fallback. */
  | 'file'
  /** A request that the service worker doesn't handle. */
  | 'pass';

/** Files that describe the current deployment and must never come from a cache. */
const alwaysFresh = /^\/(?:sw\.js|sw-kill\.json|build\.json|offline\.json)$/;

/** Properties of a request that determine which caching strategy handles it. */
export interface RoutedRequest {
  method: string;
  url: string;
  mode: string;
  /**
   * Cache mode of the request. With `no-cache`, the page needs the current file and caches it without the service
   * worker.
   */
  cache: string;
  range: boolean;
}

/**
 * Selects the service worker's caching strategy by method, URL, and destination of a request.
 * @param origin of the site
 */
export function routeOf(request: RoutedRequest, origin: string): Route {
  const url = new URL(request.url);
  const path = onSite(url.pathname);
  if (url.origin !== origin || !isOnSite(url.pathname)) return 'pass';
  if (request.method !== 'GET' || request.range || alwaysFresh.test(path)) return 'pass';
  if (request.mode === 'navigate') {
    if (!namesFile(path)) return 'document';
    return isNamedByHash(path) && path.endsWith('.html') ? 'frame' : 'pass';
  }
  if (request.cache === 'no-cache') return 'pass';
  if (isNamedByHash(path)) return 'hashed';
  return /\.(?:js|css|json|svg|png|jpg|jpeg|webp|avif|gif|ico|woff2?)$/.test(path) ? 'file' : 'pass';
}

/** Returns the cache key of a page's document. */
export function documentKey(url: string): string {
  return canonicalPath(new URL(url).pathname);
}
