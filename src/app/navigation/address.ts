/**
 * Rules of addresses, pure: what a link means to the app and where legacy forms lead.
 */
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

/** The parts of a URL that tell pages apart. */
export function addressOf(url: { pathname: string; search: string; hash: string }): Address {
  return { path: url.pathname, query: url.search, hash: url.hash };
}

/** The address as one string, for `history` and `href`. */
export function formatAddress({ path, query, hash }: Address): string {
  return path + query + hash;
}

/**
 * Where a redirect leads: query and hash of the address that was asked for go along, unless the target has its own.
 *
 * @param to address inside the site, or of another site
 * @param origin of this site
 */
export function redirectTarget(to: string, { query, hash }: Address, origin: string): URL {
  const target = new URL(to, origin);
  target.search ||= query;
  target.hash ||= hash;
  return target;
}

/** The id a hash points at; a malformed `%` sequence is taken as written instead of thrown. */
export function idOfHash(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
