/**
 * What every host is told, once: redirects, headers, caching. The files for each host are written from this;
 * `host-duties.test.ts` holds them against one table.
 */
import type { SiteConfig } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import { isSiteAddress } from '../../src/model/url.ts';
import { headerPolicy, picturePolicy } from './content-policy.ts';

/** Names of headers with their values. */
export type Headers = Map<string, string>;

/** Rules that hold for the whole site. */
export interface HostRules {
  /** Where the site is served, without a slash at the end. */
  origin: string;
  /** Folder of the host that the site stands in, `''` at the root; addresses here begin with it. */
  basePath: string;
  /** Legacy address (with its trailing slash) to where it leads now. */
  redirects: Map<string, string>;
  /** Sent with every answer, apart from `Cache-Control`. */
  headers: Headers;
  /** Address prefix to headers that are sent with what lies under it, in place of those of the same name. */
  under: Map<string, Headers>;
}

/** `Cache-Control` of files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: kept, and asked about each time (an unchanged file answers 304). */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Files of the output that a host reads and no reader should. */
export const filesOfHosts = ['_headers', '_redirects', '_routes.json', 'vercel.json', '.nojekyll'];

/** The rules of a site. @param redirects addresses inside the site; targets may be on another one */
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

/** Both spellings of a legacy address: with its trailing slash, and without. */
export function spellings(address: string): string[] {
  return address.length > 1 ? [address, address.replace(/\/$/, '')] : [address];
}
