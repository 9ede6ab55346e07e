/**
 * Tests how hosts must serve a built site, with one table of requests and known exceptions. docs/deploy.md describes
 * the same behavior in prose.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { site } from '../../site.config.ts';
import { documentPolicy, headerPolicy, picturePolicy } from './content-policy.ts';
import { immutable, revalidate } from './host-rules.ts';
import { startHost, type StandingHost } from './testing/hosts.ts';
import { nginx } from './testing/start-nginx.ts';

/** Expected response. A pattern must match a part of a header or the body; a string must be equal to it. */
interface Wanted {
  status?: number | number[];
  headers?: Record<string, string | RegExp | undefined>;
  body?: string | RegExp;
}

interface Duty {
  what: string;
  /** Requested address, including the query. */
  of: string;
  /** Headers of the request. */
  asking?: Record<string, string>;
  wanted: Wanted;
  /** Hosts that respond differently, with the reason. */
  unless?: Record<string, { because: string; wanted?: Wanted }>;
}

const noHeaders = { because: 'GitHub Pages sends no headers of a site’s own' };
const noRedirects = {
  because: 'GitHub Pages has no redirects: a document leads on, without the query',
  wanted: { status: 200, body: /http-equiv="refresh"/ },
};
const slashFirst = {
  because: 'Vercel adds the slash first',
  wanted: { status: 308, headers: { location: '/old/?a=1' } },
};
const anyStatus = { because: 'its headers go by the address alone, whatever the answer; a deployment is whole there' };

/**
 * Matches a document with its content security policy, which is in a `<meta>` element on every host. Other directives
 * are in headers, if the host supports them.
 */
const ofDocuments = new RegExp(documentPolicy(site).replaceAll('*', '\\*'));

const duties: Duty[] = [
  { what: 'the home page', of: '/', wanted: { status: 200, body: /home$/ } },
  { what: 'a page', of: '/guides/', wanted: { status: 200, body: /guides$/ } },
  {
    what: 'a page whose name has letters of other languages',
    of: '/guides/%C3%BCn%C3%AF/',
    wanted: { status: 200, body: /letters$/ },
  },
  { what: 'a page with a query', of: '/guides/?utm_source=x', wanted: { status: 200, body: /guides$/ } },
  {
    what: 'a page without its slash, the query kept',
    of: '/guides?a=1&b=%2F',
    wanted: { status: [301, 308], headers: { location: '/guides/?a=1&b=%2F' } },
  },
  {
    what: 'a page whose name has letters of other languages, without its slash',
    of: '/guides/%C3%BCn%C3%AF',
    wanted: { status: [301, 308], headers: { location: /^\/guides\/%c3%bcn%c3%af\/$/i } },
  },
  { what: 'a file', of: '/guides/index.md', wanted: { status: 200, body: '# guides' } },
  {
    what: 'the Markdown of a page, beside it, which says which page it is of',
    of: '/guides.md',
    wanted: {
      status: 200,
      headers: { 'content-type': 'text/markdown; charset=utf-8', link: `<${site.origin}/guides/>; rel="canonical"` },
      body: '# guides',
    },
    unless: { 'GitHub Pages': { ...noHeaders, wanted: { status: 200, body: '# guides' } } },
  },
  {
    what: 'the Markdown of the home page',
    of: '/index.md',
    wanted: { status: 200, headers: { link: `<${site.origin}/>; rel="canonical"` }, body: '# home' },
    unless: { 'GitHub Pages': noHeaders },
  },
  {
    what: 'the Markdown in the folder of a page has one address as well',
    of: '/guides/index.md',
    wanted: { headers: { link: `<${site.origin}/guides/>; rel="canonical"` } },
    unless: { 'GitHub Pages': noHeaders },
  },
  ...['/', '/guides/'].map((of) => ({
    what: 'a page, asked for as Markdown',
    of,
    asking: { accept: 'text/markdown, text/html, */*' },
    wanted: {
      status: 200,
      headers: { 'content-type': 'text/markdown; charset=utf-8', vary: /\bAccept(?:,|$)/ },
      body: of === '/' ? '# home' : '# guides',
    },
    unless: {
      'GitHub Pages': { because: 'GitHub Pages goes by the address alone', wanted: { status: 200, body: /<!doctype/ } },
      Vercel: {
        because: 'Vercel sends a file before a rule could put another in its place, so it leads there',
        wanted: { status: 307, headers: { location: of === '/' ? '/index.md' : '/guides.md' } },
      },
    },
  })),
  {
    what: 'a page that has no Markdown, asked for as Markdown',
    of: '/guides/printable/',
    asking: { accept: 'text/markdown' },
    wanted: { status: 200, body: /to print$/ },
  },
  {
    what: 'a page, asked for by a browser',
    of: '/guides/',
    asking: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    wanted: { status: 200, body: /guides$/ },
  },
  ...[
    ['/', '/index.md'],
    ['/guides/', '/guides.md'],
  ].map(([of = '', markdown]) => ({
    what: 'a page says where its Markdown is',
    of,
    wanted: { headers: { link: `<${markdown}>; rel="alternate"; type="text/markdown"`, vary: /\bAccept(?:,|$)/ } },
    unless: {
      'GitHub Pages': noHeaders,
      Netlify: { because: 'its functions run for programs alone; the document says it in its head' },
    },
  })),
  {
    what: 'what has no Markdown says nothing of it',
    of: '/guides/printable/',
    wanted: { headers: { link: undefined } },
  },
  {
    what: 'a legacy address, the query kept before the hash',
    of: '/old/?a=1',
    wanted: { status: 301, headers: { location: '/guides/?a=1#part' } },
    unless: { 'GitHub Pages': noRedirects },
  },
  {
    what: 'a legacy address without its slash',
    of: '/old?a=1',
    wanted: { status: 301, headers: { location: '/guides/?a=1#part' } },
    unless: {
      Vercel: slashFirst,
      'GitHub Pages': { ...noRedirects, wanted: { status: 301, headers: { location: '/old/?a=1' } } },
    },
  },
  {
    what: 'a legacy address that leads elsewhere',
    of: '/away/',
    wanted: { status: 301, headers: { location: 'https://example.com/x' } },
    unless: { 'GitHub Pages': noRedirects },
  },
  {
    what: 'a legacy address whose target has a query of its own',
    of: '/asked/?a=1',
    wanted: { status: 301, headers: { location: '/guides/?kept=1' } },
    unless: { 'GitHub Pages': noRedirects },
  },
  { what: 'an unknown page', of: '/nowhere/', wanted: { status: 404, body: /nothing here$/ } },
  { what: 'an unknown file', of: '/app/gone.1234.js', wanted: { status: 404, body: /nothing here$/ } },
  { what: 'the policy in a document', of: '/guides/', wanted: { body: ofDocuments } },
  { what: 'the policy in the page for unknown addresses', of: '/nowhere/', wanted: { body: ofDocuments } },
  ...['/guides/', '/app/a.1234.js', '/guides/index.md', '/nowhere/'].map((of) => ({
    what: 'the headers of every answer',
    of,
    wanted: { headers: { 'content-security-policy': headerPolicy(site), 'x-content-type-options': 'nosniff' } },
    unless: { 'GitHub Pages': noHeaders },
  })),
  {
    what: 'a picture that is opened by itself runs nothing',
    of: '/assets/a.svg',
    wanted: { status: 200, headers: { 'content-security-policy': new RegExp(`(?:^|, )${picturePolicy}$`) } },
    unless: { 'GitHub Pages': noHeaders },
  },
  {
    what: 'a file whose name changes with its content is kept for good',
    of: '/app/a.1234.js',
    wanted: { headers: { 'cache-control': immutable } },
    unless: { 'GitHub Pages': noHeaders },
  },
  ...['/guides/', '/guides/index.md', '/sw.js', '/assets/a.png', '/nowhere/'].map((of) => ({
    what: 'everything else is asked about each time',
    of,
    wanted: { headers: { 'cache-control': revalidate } },
    unless: { 'GitHub Pages': noHeaders },
  })),
  {
    what: 'a missing file is not kept because of its name',
    of: '/app/gone.1234.js',
    wanted: { headers: { 'cache-control': revalidate } },
    unless: { 'GitHub Pages': noHeaders, Netlify: anyStatus, Vercel: anyStatus },
  },
  ...['/_headers', '/_redirects', '/vercel.json', '/.nojekyll'].map((of) => ({
    what: 'what only hosts read',
    of,
    wanted: { status: 404 },
    unless: {
      Netlify: { because: 'it keeps its own files from readers only' },
      Vercel: { because: 'it keeps its own files from readers only' },
      'GitHub Pages': { because: 'it sends every file' },
    },
  })),
];

describe.each(Object.keys(startHost))('%s', { tags: 'needs/nginx' }, (name) => {
  const folder = temporaryFolder('host');
  let host: StandingHost;
  const isMissing = name === 'nginx' && !nginx;
  beforeAll(async () => {
    if (isMissing) return;
    host = await startHost[name]!(folder);
  });
  afterAll(async () => {
    if (isMissing) return;
    await host.close();
  });

  test.skipIf(isMissing).each(duties)('$what: $of', async ({ of, asking, wanted, unless }) => {
    const here = unless?.[name] ? (unless[name].wanted ?? {}) : wanted;
    const answer = await host.ask(of, asking);
    if (here.status !== undefined) expect([here.status].flat()).toContain(answer.status);
    for (const [header, value] of Object.entries(here.headers ?? {}))
      expect(answer.headers[header], header).toEqual(value instanceof RegExp ? expect.stringMatching(value) : value);
    if (here.body !== undefined)
      expect(answer.body).toEqual(typeof here.body === 'string' ? here.body : expect.stringMatching(here.body));
  });
});
