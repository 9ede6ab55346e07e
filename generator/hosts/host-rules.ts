/**
 * Redirects, headers, and caching rules of the site, independent of the host. The configuration files of each host are
 * generated from them, and `host-duties.test.ts` tests all hosts with one table.
 */
import type { SiteConfig } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import { isSiteAddress } from '../../src/model/url.ts';
import { headerPolicy, picturePolicy } from './content-policy.ts';

/** HTTP header values by header name. */
export type Headers = Map<string, string>;

/** Redirects and headers that apply to the whole site on every host. */
export interface HostRules {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Base path of the site, which is part of all addresses in the rules; `''` at the root. */
  basePath: string;
  /** New address for each old address that is redirected. The old addresses have a trailing slash. */
  redirects: Map<string, string>;
  /** Headers sent with every response, except for `Cache-Control`. */
  headers: Headers;
  /** Headers for paths with a given prefix, which replace others of the same name. */
  under: Map<string, Headers>;
}

/** Value of the `Cache-Control` header for files with a content hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Value of the `Cache-Control` header for all other files. Browsers cache them but revalidate them each time. Unchanged
 * files result in a 304 response.
 */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Files in the build output that configure hosts and must not be served. */
export const filesOfHosts = ['_headers', '_redirects', '_routes.json', 'vercel.json', '.nojekyll'];

/**
 * Returns the redirects and headers of a site.
 *
 * @param redirects targets by old address within the site; a target may be an absolute URL
 */
export function hostRules(site: SiteConfig, redirects: Map<string, string>): HostRules {
  const basePath = basePathOf(site.origin);
  const placed = (to: string) => (isSiteAddress(to) ? basePath + to : to);
  return {
    origin: site.origin,
    basePath,
    redirects: new Map([...redirects].map(([from, to]) => [basePath + from, placed(to)])),
    headers: new Map([
      ['Content-Security-Policy', headerPolicy(site)],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ]),
    under: new Map([
      [`${basePath}/app/`, new Map([['Cache-Control', immutable]])],
      [`${basePath}/assets/`, new Map([['Content-Security-Policy', picturePolicy]])],
    ]),
  };
}

/** Returns a redirected address with and without its trailing slash. */
export function spellings(address: string): string[] {
  return address.length > 1 ? [address, address.replace(/\/$/, '')] : [address];
}
