/**
 * Tests the hosted search with a local server that implements its API. The search runs on an otherwise empty page,
 * because the built site uses its own index.
 */
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../site.config.ts';
import { startServer, type TestServer } from '../data/test-server.ts';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { serveFeature } from './single-feature.ts';

const stage = siteForTests(() =>
  serveFeature(
    'docsearch',
    `
  import { createRoot } from 'react-dom/client';
  import { site } from '../../site.config.ts';
  import { SearchBox } from '../../src/app/SearchBox/SearchBox.tsx';
  import { startSearchKeys } from '../../src/app/SearchBox/search-keys.ts';
  startSearchKeys();
  if (new URL(location.href).searchParams.has('hosted')) site.search = { provider: 'docsearch', appId: 'APP', apiKey: 'only-search', indexName: 'webpack docs' };
  createRoot(document.getElementById('root')).render(<SearchBox />);
`,
    { 'help.js': `export const help = ${JSON.stringify(build.help)};` },
  ),
);

/** A query that the server received. */
interface Question {
  path: string;
  headers: IncomingMessage['headers'];
  body: { query: string; hitsPerPage: number };
}

const hits = [
  {
    url: 'https://webpack.js.org/guides/caching/#output-filenames',
    hierarchy: { lvl0: 'Guides', lvl1: 'Caching', lvl2: 'Output filenames' },
  },
  { url: 'https://webpack.js.org/guides/caching/', hierarchy: { lvl0: 'Guides', lvl1: 'Caching', lvl2: null } },
  {
    url: 'https://webpack.js.org//evil.example/',
    hierarchy: { lvl0: 'Guides', lvl1: '<img src=x onerror="window.hit=1">' },
  },
  { url: 'javascript:window.hit=1', hierarchy: { lvl0: 'Guides', lvl1: 'Script' } },
];

let service: TestServer;
let asked: Question[];
let answer: { status: number; body: string } | 'never';
let tab: Tab;
beforeAll(async () => {
  service = await startServer((request, body, response) => {
    asked.push({ path: request.url!, headers: request.headers, body: JSON.parse(body) as Question['body'] });
    if (answer === 'never') return;
    response
      .writeHead(answer.status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(answer.body);
  });
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify({ hits }) };
});

const results = () => tab.page.locator('[data-search-result]');

/**
 * Shortens the timeout of the first request from 10 s to 0.1 s. Later requests keep theirs, because the machine may be
 * busy.
 */
function hurry(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => {
    AbortSignal.timeout = timeout;
    return timeout(milliseconds / 100);
  };
}

/** Opens the search on the test page. Returns the URLs requested from then on. */
async function openSearch(address: string, allowed?: RegExp, init?: () => void): Promise<string[]> {
  tab = await stage.open(allowed ? { allowed } : {});
  if (init) await tab.page.addInitScript(init);
  await tab.page.route('https://*.algolia.net/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    try {
      await route.fulfill({ response: await route.fetch({ url: service.url + pathname }) });
    } catch {
      // The page may abort a request, for example after a timeout.
    }
  });
  const loaded: string[] = [];
  tab.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await tab.visit(address);
  await tab.page.keyboard.press('/');
  await tab.page.locator('[data-search-input]').waitFor();
  return loaded;
}

test('without a hosted index its code is not loaded, and nobody else is asked', async () => {
  const loaded = await openSearch('/', /core\.json|is not valid JSON/);
  await tab.page.getByRole('alert').waitFor();
  expect(loaded).toContain('/search/core.json');
  expect(loaded.filter((path) => path.includes('docsearch'))).toEqual([]);
  expect(tab.outside).toEqual([]);
});

test(
  'with one, it is asked as its API wants, and its results lead to pages of this site',
  { tags: 'row/search-origin' },
  async () => {
    const loaded = await openSearch('/?hosted');
    expect(asked).toEqual([]);
    await tab.page.locator('[data-search-input]').fill('caching');
    await results().first().waitFor();
    expect(loaded.filter((path) => path.endsWith('docsearch.js'))).toHaveLength(1);
    expect(loaded).not.toContain('/search/core.json');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/1/indexes/webpack%20docs/query', body: { query: 'caching' } });
    expect(asked[0]!.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'only-search' });
    expect(await results().evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/guides/caching/#output-filenames',
      '/guides/caching/',
      '/evil.example/',
    ]);
    expect(await results().first().textContent()).toContain('Output filenames');
    expect(await tab.page.locator('dialog img').count()).toBe(0);
    expect(await tab.page.evaluate(() => 'hit' in window)).toBe(false);
  },
);

test.each([
  ['nothing found', 200, '{"hits":[]}', 'No results for caching'],
  ['a hostile answer', 200, '{"hits":{"length":3}}', 'No results for caching'],
  ['no JSON', 200, '<html>', 'Couldn’t load'],
  ['an empty answer', 200, '', 'Couldn’t load'],
  ['null', 200, 'null', 'No results for caching'],
  [
    'hits of other types',
    200,
    '{"hits":[null,7,"x",{"url":{},"hierarchy":[]},{"url":"https://webpack.js.org/x/","hierarchy":"text"}]}',
    'No results for caching',
  ],
  ['over its limit', 429, '{"message":"Too many requests"}', 'Couldn’t load'],
])('%s is said', async (_, status, body, wanted) => {
  answer = { status, body };
  await openSearch('/?hosted', /429|is not valid JSON|end of JSON/);
  await tab.page.locator('[data-search-input]').fill('caching');
  await expect.poll(() => tab.page.locator('dialog').textContent()).toContain(wanted);
});

test('a service that never answers is given up, and the reader told', async () => {
  answer = 'never';
  await openSearch('/?hosted', /ERR_/, hurry);
  await tab.page.locator('[data-search-input]').fill('caching');
  await tab.page.getByRole('alert').waitFor();
  answer = { status: 200, body: JSON.stringify({ hits }) };
  await tab.page.locator('[data-search-retry]').click();
  await results().first().waitFor();
});

test('a huge answer is shown as far as anyone reads', async () => {
  answer = {
    status: 200,
    body: JSON.stringify({ hits: Array.from({ length: 20_000 }, () => hits[0]), padding: 'x'.repeat(3_000_000) }),
  };
  await openSearch('/?hosted');
  await tab.page.locator('[data-search-input]').fill('caching');
  await results().first().waitFor();
  expect(await results().count()).toBe(20);
});

test('after a failure, another try gives results', async () => {
  answer = { status: 500, body: '{}' };
  await openSearch('/?hosted', /500/);
  await tab.page.locator('[data-search-input]').fill('caching');
  await tab.page.getByRole('alert').waitFor();
  answer = { status: 200, body: JSON.stringify({ hits }) };
  await tab.page.locator('[data-search-retry]').click();
  await results().first().waitFor();
});
