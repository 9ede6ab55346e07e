/**
 * The content security policy, in two parts. What a page may load and run is in a `<meta>` of the page, so that it
 * works on hosts that send no headers, and can differ per page. Directives common to all pages are also sent as a
 * header, together with `frame-ancestors`, which is ignored in a `<meta>`.
 */
import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../site.config.ts';

type Directive = [name: string, values: string[]];

/** Inline parts of documents, which the policy has to allow. */
export interface InlineParts {
  /** Source of the head script; `''` if there is none. */
  headScript?: string;
  /** Sources of the stylesheets. */
  styleSheets?: string[];
  /** Whether any content page has `style` attributes. */
  styleAttributes?: boolean;
}

/**
 * The policy of an app document: only scripts of this site and the inline head script, and only its own styles. Images
 * may come from anywhere over https, because READMEs and avatars do.
 */
export function documentPolicy(
  site: SiteConfig,
  { headScript, styleSheets = [], styleAttributes = false }: InlineParts = {},
): string {
  const scripts = ["'self'"];
  const connections = ["'self'", new URL(site.votes.api).origin, ...feedbackOrigin(site)];
  if (headScript) scripts.push(hashOf(headScript));
  if (site.analyticsId) {
    scripts.push('https://www.googletagmanager.com');
    connections.push(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    );
  }
  if (site.search.provider === 'docsearch') connections.push('https://*.algolia.net', 'https://*.algolianet.com');
  return written([
    ['default-src', ["'self'"]],
    ['script-src', scripts],
    ['style-src', ["'self'", ...styleSheets.map(hashOf)]],
    ...(styleAttributes ? [['style-src-attr', ["'unsafe-inline'"]] satisfies Directive] : []),
    ['img-src', ["'self'", 'data:', 'https:']],
    ['connect-src', [...new Set(connections)]],
    ...everywhere(site),
  ]);
}

/** The policy of a document with only text and a link. */
export const bareDocumentPolicy = written([
  ['default-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'none'"]],
]);

/** The policy sent as a header with every response. */
export function headerPolicy(site: SiteConfig): string {
  return written([...everywhere(site), ['frame-ancestors', ["'self'"]]]);
}

/**
 * The policy sent with images: an SVG opened directly is a document that may contain scripts. It repeats the other
 * directives for hosts that send only one policy.
 */
export const picturePolicy = written([
  ['default-src', ["'none'"]],
  ['style-src', ["'unsafe-inline'"]],
  ['img-src', ['data:']],
  ['font-src', ['data:']],
  ['frame-ancestors', ["'self'"]],
  ['sandbox', []],
]);

/** Directives for what no page needs. */
function everywhere(site: SiteConfig): Directive[] {
  return [
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    // Without JavaScript, the browser submits the feedback form itself.
    ['form-action', ["'self'", ...feedbackOrigin(site)]],
  ];
}

function feedbackOrigin({ feedbackUrl }: SiteConfig): string[] {
  return feedbackUrl ? [new URL(feedbackUrl).origin] : [];
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

function written(directives: Directive[]): string {
  return directives.map((directive) => directive.flat().join(' ')).join('; ');
}
