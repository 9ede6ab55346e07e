/**
 * The content security policy, in two halves. What a page may load and run stands in the page itself, so that it holds on hosts
 * that send no headers, and so that a page can have its own. What holds for every page stands in the header too, with the one
 * directive that is ignored in a page (`frame-ancestors`).
 */
import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../site.config.ts';

type Directive = [name: string, values: string[]];

/** What stands in the documents themselves, and would do nothing unless their policy allowed it. */
export interface InlineParts {
  /** Source of the head script; `''` where there is none. */
  headScript?: string;
  /** Sources of the stylesheets. */
  styleSheets?: string[];
  /** Whether a page of the content has `style` attributes. */
  styleAttributes?: boolean;
}

/**
 * The policy of a document of the app: only the site's own files run, and the head script, and only its own styles hold. Pictures may come from anywhere over
 * https, since READMEs and avatars do.
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

/** The policy of a document that shows words and a link, and loads nothing. */
export const bareDocumentPolicy = written([
  ['default-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'none'"]],
]);

/** The policy that is sent with every answer. */
export function headerPolicy(site: SiteConfig): string {
  return written([...everywhere(site), ['frame-ancestors', ["'self'"]]]);
}

/**
 * The policy that is sent with pictures: one that is opened by itself is a document, and an SVG may have scripts in it.
 * It repeats what it replaces on hosts that send one policy only.
 */
export const picturePolicy = written([
  ['default-src', ["'none'"]],
  ['style-src', ["'unsafe-inline'"]],
  ['img-src', ['data:']],
  ['font-src', ['data:']],
  ['frame-ancestors', ["'self'"]],
  ['sandbox', []],
]);

/** What no page of the site needs otherwise. */
function everywhere(site: SiteConfig): Directive[] {
  return [
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    // Without scripts, feedback is sent by the browser itself.
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
