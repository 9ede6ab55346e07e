/**
 * Rules of addresses, pure: what a link means to the app and where legacy forms lead.
 */
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
 * The address as the site spells it: without doubled slashes, which some hosts let pass and `history` takes for a host's name,
 * and with a trailing slash unless it names a file. Query and hash are kept.
 */
export function canonicalAddress({ path, query, hash }: Address): Address {
  return { path: canonicalPath(path), query, hash };
}

/** The parts of a URL that tell pages apart; its path is that inside the site. */
export function addressOf(url: { pathname: string; search: string; hash: string }): Address {
  return { path: IS_ALONE ? url.pathname : onSite(url.pathname), query: url.search, hash: url.hash };
}

/** The address on the host as one string, for `history` and `href`. */
export function formatAddress({ path, query, hash }: Address): string {
  return IS_ALONE ? path + query + hash : BASE_PATH + path + query + hash;
}

/**
 * Where a redirect leads: query and hash of the address that was asked for go along, unless the target has its own.
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
