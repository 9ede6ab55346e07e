/** Address rules, as pure functions: which links the app handles, and how legacy forms are rewritten. */
import { onHost, onSite } from '../../model/on-host.ts';
import { canonicalPath } from '../../model/url.ts';

/** A place inside the site. */
export interface Address {
  /** `/guides/caching/`. */
  path: string;
  /** `?…` or `''`. */
  query: string;
  /** `#…` or `''`, as written (still percent-encoded). */
  hash: string;
}

/**
 * The canonical address: without doubled slashes (some hosts allow them, but `history` takes them for a host name), and
 * with a trailing slash unless it names a file. Query and hash are kept.
 */
export function canonicalAddress({ path, query, hash }: Address): Address {
  return { path: canonicalPath(path), query, hash };
}

/** The parts of a URL that identify a page; the path is relative to the site's base path. */
export function addressOf(url: { pathname: string; search: string; hash: string }): Address {
  return { path: IS_ALONE ? url.pathname : onSite(url.pathname), query: url.search, hash: url.hash };
}

/** The address on the host as a string, for `history` and `href`. */
export function formatAddress({ path, query, hash }: Address): string {
  return IS_ALONE ? path + query + hash : BASE_PATH + path + query + hash;
}

/**
 * Target of a redirect. Query and hash of the requested address are kept, unless the target has its own.
 *
 * @param to address inside the site, or of another site
 * @param origin of this site
 */
export function redirectTarget(to: string, { query, hash }: Address, origin: string): URL {
  const target = new URL(IS_ALONE ? to : onHost(to), origin);
  target.search ||= query;
  target.hash ||= hash;
  return target;
}
