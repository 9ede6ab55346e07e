import { acceptsMarkdown, linkToMarkdown, linkToPage, markdownAddress } from '../../src/model/markdown-address.ts';
import { textTypes } from '../media-types.ts';
import type { Headers, HostRules } from './host-rules.ts';

/**
 * Creates `vercel.json` for deploying the build output without another build. If several rules set a header of the same
 * name, Vercel sends the last one.
 */
export function vercelFile({ basePath, origin, redirects, headers, under }: HostRules): string {
  const configuration = {
    trailingSlash: true,
    redirects: [
      ...[...redirects].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
      ...markdownFirst(basePath),
    ],
    headers: [
      { source: `${basePath}/(.*)`, headers: pairs(headers) },
      ...[...under].map(([prefix, own]) => ({ source: `${prefix}(.*)`, headers: pairs(own) })),
      ...linksOf(basePath, origin),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/**
 * Redirects clients that prefer Markdown to the Markdown file. A rewrite wouldn't work, because Vercel serves existing
 * files before it applies rewrites.
 */
function markdownFirst(basePath: string): object[] {
  const has = [{ type: 'header', key: 'accept', value: `.*${acceptsMarkdown}.*` }];
  return [
    { source: `${basePath}/`, destination: `${basePath}${markdownAddress('/')}` },
    { source: `${basePath}/:page(${pages})/`, destination: `${basePath}${markdownAddress('/:page/')}` },
  ].map((redirect) => ({ ...redirect, has, statusCode: 307 }));
}

/** Path pattern for pages with a Markdown copy: all except printable pages and the app shell. */
const pages = '(?!.*printable/|app-shell/).+';

/**
 * Returns the Vercel rules for the `Link` headers of documents and Markdown, and for headers that depend on the
 * request.
 */
function linksOf(basePath: string, origin: string): object[] {
  const link = (source: string, value: string, more: Headers = new Map()) => ({
    source: basePath + source,
    headers: pairs(new Map([['Link', value], ...more])),
  });
  const negotiated: Headers = new Map([['Vary', 'Accept']]);
  const markdown: Headers = new Map([['Content-Type', textTypes.md!]]);
  return [
    link('/', linkToMarkdown('/', basePath), negotiated),
    link(`/:page(${pages})/`, linkToMarkdown('/:page/', basePath), negotiated),
    link('/:page(.+).md', linkToPage('/:page/', origin), markdown),
    link('/:page(.+)/index.md', linkToPage('/:page/', origin), markdown),
    link('/index.md', linkToPage('/', origin), markdown),
  ];
}

function pairs(headers: Headers): { key: string; value: string }[] {
  return [...headers].map(([key, value]) => ({ key, value }));
}
