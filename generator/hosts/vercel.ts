import { acceptsMarkdown, linkToMarkdown, linkToPage, markdownAddress } from '../../src/model/markdown-address.ts';
import { textTypes } from '../media-types.ts';
import type { Headers, HostRules } from './host-rules.ts';

/** `vercel.json` for a folder deployed as it is. Of headers with one name, the last that matches is sent. */
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

/** Programs that would rather have Markdown are led to it: what is a file here is sent before anything could stand in for it. */
function markdownFirst(basePath: string): object[] {
  const has = [{ type: 'header', key: 'accept', value: `.*${acceptsMarkdown}.*` }];
  return [
    { source: `${basePath}/`, destination: `${basePath}${markdownAddress('/')}` },
    { source: `${basePath}/:page(${pages})/`, destination: `${basePath}${markdownAddress('/:page/')}` },
  ].map((redirect) => ({ ...redirect, has, statusCode: 307 }));
}

/** Paths of pages that have Markdown: what is for paper or the app alone has none. */
const pages = '(?!.*printable/|app-shell/).+';

/** `Link` headers of documents and of Markdown, and what depends on what is asked for. */
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
