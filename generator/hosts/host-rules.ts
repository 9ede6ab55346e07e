/**
 * Rules for all hosts: redirects, headers, caching. The files of each host are generated from them;
 * `host-duties.test.ts` compares them with one table.
 */
import type { SiteConfig } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import { isSiteAddress } from '../../src/model/url.ts';
import { headerPolicy, picturePolicy } from './content-policy.ts';

/** Names of headers with their values. */
export type Headers = Map<string, string>;

/** Rules for the whole site. */
export interface HostRules {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Base path of the site, `''` at the root; addresses in the rules start with it. */
  basePath: string;
  /** Legacy address (with its trailing slash) to its current target. */
  redirects: Map<string, string>;
  /** Sent with every response, except for `Cache-Control`. */
  headers: Headers;
  /** By path prefix: headers that replace those of the same name. */
  under: Map<string, Headers>;
}

/** `Cache-Control` of files with a content hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: cached but revalidated each time (unchanged files give 304). */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Output files that configure hosts and must not be served. */
export const filesOfHosts = ['_headers', '_redirects', '_routes.json', 'vercel.json', '.nojekyll'];

/** The rules of a site. @param redirects addresses inside the site; targets may be absolute URLs */
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

/** Both spellings of a legacy address: with and without the trailing slash. */
export function spellings(address: string): string[] {
  return address.length > 1 ? [address, address.replace(/\/$/, '')] : [address];
}
