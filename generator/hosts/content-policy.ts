/**
 * Creates the content security policy, which has two parts. Rules about what a page may load and run are in a `<meta>`
 * element of the page, so that they work on hosts that send no headers and can differ per page. Directives that all
 * pages have in common are also sent as a header, together with `frame-ancestors`, which browsers ignore in a `<meta>`
 * element.
 */
import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../site.config.ts';

type Directive = [name: string, values: string[]];

/** Inline scripts and styles of documents that the content security policy must allow. */
interface InlineParts {
  /** Source of the inline script in the document's head; `''` if there is none. */
  headScript?: string;
  /** Content of the stylesheets that the document inlines. */
  styleSheets?: string[];
  /** Whether any page of the content has `style` attributes. */
  styleAttributes?: boolean;
}

/**
 * Returns the content security policy of a document. It allows only scripts of this site, the inline head script, and
 * the document's own styles. Images may come from any host over HTTPS, because READMEs and avatars need them.
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

/** Content security policy of a redirect page, which contains only text and a link, and therefore loads nothing. */
export const bareDocumentPolicy = written([
  ['default-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'none'"]],
]);

/** Returns the content security policy sent as a header with every response. */
export function headerPolicy(site: SiteConfig): string {
  return written([...everywhere(site), ['frame-ancestors', ["'self'"]]]);
}

/**
 * Content security policy sent with images, because an SVG that is opened directly is a document that may contain
 * scripts. It repeats the directives of the general header for hosts that send only one policy.
 */
export const picturePolicy = written([
  ['default-src', ["'none'"]],
  ['style-src', ["'unsafe-inline'"]],
  ['img-src', ['data:']],
  ['font-src', ['data:']],
  ['frame-ancestors', ["'self'"]],
  ['sandbox', []],
]);

/** Returns content security policy directives that turn off features that no page needs. */
function everywhere(site: SiteConfig): Directive[] {
  return [
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    // Allows submitting forms to the feedback endpoint, because without JavaScript, the browser itself submits the
    // feedback form.
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
