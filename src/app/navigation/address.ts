/** URL rules as pure functions: which links the app handles, and how URLs in an old form are rewritten. */
import { onHost, onSite } from '../../model/on-host.ts';
import { canonicalPath } from '../../model/url.ts';

/** The URL of a page on this site, split into its parts. */
export interface Address {
  /** Path of the page, such as `/guides/caching/`. */
  path: string;
  /** Query string of the URL including `?`, or `''`. */
  query: string;
  /** Hash of the URL including `#`, still percent-encoded, or `''`. */
  hash: string;
}

/**
 * Returns the canonical form of a URL on this site, with a trailing slash unless it names a file. Removes doubled
 * slashes: some hosts accept them, but `history` would interpret the first segment as a host name. Keeps query and
 * hash.
 */
export function canonicalAddress({ path, query, hash }: Address): Address {
  return { path: canonicalPath(path), query, hash };
}

/** Extracts the parts of a URL that identify a page. The path is relative to the site's base path. */
export function addressOf(url: { pathname: string; search: string; hash: string }): Address {
  return { path: IS_ALONE ? url.pathname : onSite(url.pathname), query: url.search, hash: url.hash };
}

/** Formats the URL of a page for `history` and `href`, including the base path. */
export function formatAddress({ path, query, hash }: Address): string {
  return IS_ALONE ? path + query + hash : BASE_PATH + path + query + hash;
}

/**
 * Returns the target of a redirect. Keeps the query and hash of the requested URL unless the target has its own.
 *
 * @param to path within this site, or URL on another site
 * @param origin of this site
 */
export function redirectTarget(to: string, { query, hash }: Address, origin: string): URL {
  const target = new URL(IS_ALONE ? to : onHost(to), origin);
  target.search ||= query;
  target.hash ||= hash;
  return target;
}
