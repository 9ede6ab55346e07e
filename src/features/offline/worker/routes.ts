import { isOnSite, onSite } from '../../../model/on-host.ts';
import { isNamedByHash } from '../../../model/offline-manifest.ts';
import { canonicalPath, namesFile } from '../../../model/url.ts';

/** How the worker answers a request. */
export type Route =
  /** A page: from the network, else what is kept of it. */
  | 'document'
  /** A file whose name changes with its content: what is kept is right. */
  | 'hashed'
  /** Another file of the site that pages use: from the network, else what is kept. */
  | 'file'
  /** None of the worker's business. */
  | 'pass';

/** Files that say what the site is now, and that must never come from a cache. */
const alwaysFresh = /^\/(?:sw\.js|sw-kill\.json|build\.json|offline\.json)$/;

/** What is decided by. */
export interface RoutedRequest {
  method: string;
  url: string;
  mode: string;
  /** `no-cache`: the page wants what the host has now, and keeps it itself. */
  cache: string;
  range: boolean;
}

/** Decides by method, address and destination. @param origin of the site */
export function routeOf(request: RoutedRequest, origin: string): Route {
  const url = new URL(request.url);
  const path = onSite(url.pathname);
  if (url.origin !== origin || !isOnSite(url.pathname)) return 'pass';
  if (request.method !== 'GET' || request.range || alwaysFresh.test(path)) return 'pass';
  if (request.mode === 'navigate') return namesFile(path) ? 'pass' : 'document';
  if (request.cache === 'no-cache') return 'pass';
  if (isNamedByHash(path)) return 'hashed';
  return /\.(?:js|css|json|svg|png|jpg|jpeg|webp|avif|gif|ico|woff2?)$/.test(path) ? 'file' : 'pass';
}

/** The address that documents are kept under. */
export function documentKey(url: string): string {
  return canonicalPath(new URL(url).pathname);
}
