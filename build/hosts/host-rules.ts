/**
 * What every host is told, once: redirects, security headers, caching. The files for each host are written from this.
 */
import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../site.config.ts';

/** Rules that hold for the whole site. */
export interface HostRules {
  /** Legacy address (with its trailing slash) to where it leads now. */
  redirects: Map<string, string>;
  /** Header name to value, sent with every answer. */
  headers: Map<string, string>;
  /** Address prefix of files whose name carries a hash of their content. */
  hashedPrefix: string;
}

/** `Cache-Control` of files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: kept, and asked about each time (an unchanged file answers 304). */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * The rules of a site.
 * @param headScript source of the inline script that every document carries
 */
export function hostRules(site: SiteConfig, redirects: Map<string, string>, headScript: string): HostRules {
  return {
    redirects,
    hashedPrefix: '/app/',
    headers: new Map([
      ['Content-Security-Policy', contentSecurityPolicy(site, headScript)],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ]),
  };
}

/**
 * A policy under which only the site's own files run. The head script is allowed by its hash; `style` attributes are allowed
 * because the prose carries estimated heights in them; images may come from anywhere over https (READMEs, avatars).
 */
export function contentSecurityPolicy(site: SiteConfig, headScript: string): string {
  const scripts = ["'self'"];
  const connections = ["'self'", new URL(site.votes.api).origin];
  if (headScript) scripts.push(`'sha256-${createHash('sha256').update(headScript).digest('base64')}'`);
  if (site.analyticsId) {
    scripts.push('https://www.googletagmanager.com');
    connections.push('https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com');
  }
  if (site.search.provider === 'docsearch') connections.push('https://*.algolia.net', 'https://*.algolianet.com');
  const forms = ["'self'"];
  if (site.feedbackUrl) {
    const { origin } = new URL(site.feedbackUrl);
    connections.push(origin);
    // Without scripts the form is sent by the browser itself.
    forms.push(origin);
  }
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', scripts],
    ['style-src', ["'self'"]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'https:']],
    ['connect-src', [...new Set(connections)]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', forms],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}
