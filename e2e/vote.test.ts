import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { githubIssue } from '../data/testing/github-issue.ts';
import type { TestServer } from '../data/test-server.ts';
import { sendJson, startServer } from '../data/test-server.ts';
import type { VoteSnapshot } from '../src/model/vote.ts';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';
import { fillStorage, forbidStorage } from './hinder-storage.ts';

const snapshot = JSON.parse(readFileSync(new URL('../data/votes/votes.json', import.meta.url), 'utf8')) as VoteSnapshot;

const issues = [
  githubIssue(70_001, 40, {
    title: 'Faster starts',
    created_at: '2026-06-01T00:00:00Z',
    labels: [{ name: 'performance' }],
  }),
  githubIssue(70_002, 900, { title: 'Fewer options', updated_at: '2026-11-01T00:00:00Z' }),
  githubIssue(70_003, 12, { title: 'Better `target` errors' }),
];

const site = siteForTests();
let host: TestServer;
let tab: Tab;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  host = await startServer((request, _body, response) => {
    asked.push(request.url!);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'x-ratelimit-reset, x-ratelimit-remaining, retry-after');
    answer(request, response);
  });
});
afterAll(() => host.close());
beforeEach(() => {
  asked = [];
  answer = (_, response) => sendJson(response, { total_count: issues.length, items: issues });
});

/** Opens the voting page. The local server replaces GitHub's API. */
async function openVote(options: TabOptions = {}) {
  tab = await site.open(options);
  await tab.page.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    try {
      await route.fulfill({ response: await route.fetch({ url: `${host.url}${pathname}${search}` }) });
    } catch {
      await route.abort();
    }
  });
  await tab.visit('/vote/');
}
const main = () => tab.page.locator('main');
const titles = () => main().locator('ol > li h2').allInnerTexts();
const notice = (state: string) => main().locator(`[data-state="${state}"]`);
const ask = () => tab.page.getByRole('button', { name: 'Load today’s counts from GitHub' }).click();

/** Returns the text that the page should show for the date of its snapshot. */
const ageOfSnapshot = () =>
  snapshot.fetched === null
    ? 'no counts yet'
    : new Date(snapshot.fetched).toLocaleDateString('en-US', { dateStyle: 'long' });

/** Opens the voting page and requests today's counts. */
async function openAndAsk(options: TabOptions = {}) {
  await openVote(options);
  await ask();
}

test('prerendered, the page shows its title and a placeholder alone', async () => {
  tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/vote/');
  expect(await tab.page.getByRole('heading', { level: 1 }).innerText()).toBe('Vote');
  expect(await tab.page.locator('main ol').count()).toBe(0);
  expect(await tab.page.getByRole('link', { name: 'See the requests on GitHub' }).isVisible()).toBe(true);
});

test('the app is a chunk with its own stylesheet, loaded nowhere else', async () => {
  const loaded: string[] = [];
  const noteFiles = () => tab.page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  tab = await site.open();
  noteFiles();
  await tab.visit('/concepts/');
  expect(loaded.filter((path) => /\bvote\b/.test(path))).toEqual([]);
  await tab.close();
  tab = await site.open();
  noteFiles();
  await tab.visit('/vote/');
  await tab.page.locator('main ol > li').first().waitFor();
  const files = loaded
    .filter((path) => /\/vote\.[^/]*(js|css)$/.test(path))
    .map((path) => path.split('.').at(-1))
    .sort();
  expect(files).toEqual(['css', 'js']);
});

test('nobody is asked until the reader does: the snapshot is shown with its age, and the console is quiet', async () => {
  await openVote();
  expect(await notice('snapshot').innerText()).toContain(ageOfSnapshot());
  expect(await titles()).toHaveLength(snapshot.topics.length);
  expect(tab.outside).toEqual([]);
});

test('offline, no request is made that would fail', async () => {
  // Going offline makes the page's pending requests fail, which the browser logs.
  await openVote({ allowed: /ERR_INTERNET_DISCONNECTED \(http:\/\/localhost/ });
  await tab.page.context().setOffline(true);
  await ask();
  await notice('offline').waitFor();
  await tab.page.context().setOffline(false);
  expect(tab.outside).toEqual([]);
});

test('requests are ranked by the counts of today', { tags: 'main-way' }, async () => {
  await openAndAsk();
  await notice('live').waitFor();
  expect((await titles()).slice(0, 3)).toEqual(['Fewer options', 'Faster starts', 'Better target errors']);
  expect(await main().locator('ol > li').first().innerText()).toContain('900');
  const url = new URL(asked[0]!, host.url);
  expect([url.pathname, url.searchParams.get('sort'), url.searchParams.get('order')]).toEqual([
    '/search/issues',
    'reactions-+1',
    'desc',
  ]);
});

test('an answer is good for an hour, then the host is asked again', async () => {
  await openAndAsk();
  await notice('live').waitFor();
  await tab.visit('/vote/');
  await notice('live').waitFor();
  expect(asked).toHaveLength(1);
  await tab.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('vote-topics')!) as { at: number };
    localStorage.setItem('vote-topics', JSON.stringify({ ...kept, at: kept.at - 3_600_001 }));
  });
  await tab.visit('/vote/');
  await ask();
  await notice('live').waitFor();
  expect(asked).toHaveLength(2);
});

test('before there are counts, rows have no place for them, and there is nothing to choose by', async () => {
  await openVote();
  const rows = main().locator('ol > li');
  await rows.first().waitFor();
  const hasCounts = snapshot.topics.some(({ votes }) => votes !== null);
  const hasGaps = snapshot.topics.some(({ votes }) => votes === null);
  expect((await rows.allInnerTexts()).some((text) => text.includes('–'))).toBe(hasCounts && hasGaps);
  expect(await main().locator('select:disabled').count()).toBe(0);
});

test('search, order and label choose what is shown', async () => {
  await openAndAsk();
  await notice('live').waitFor();
  const order = tab.page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('Newest');
  expect((await titles())[0]).toBe('Faster starts');
  await order.selectOption('Recently active');
  expect((await titles())[0]).toBe('Fewer options');
  await tab.page.getByRole('combobox', { name: 'Label' }).selectOption({ label: 'performance (1)' });
  expect(await titles()).toEqual(['Faster starts']);
  await tab.page.getByRole('combobox', { name: 'Label' }).selectOption('All labels');
  await tab.page.getByRole('searchbox', { name: 'Search' }).fill('TARGET errors');
  expect(await titles()).toContain('Better target errors');
  await tab.page.getByRole('searchbox', { name: 'Search' }).fill('<img src=x onerror=alert(1)>(.*[');
  expect(await titles()).toEqual([]);
  await tab.page.getByRole('button', { name: 'Show all requests' }).click();
  expect((await titles())[0]).toBe('Fewer options');
});

test('Vote leads to the issue', async () => {
  await openAndAsk();
  await notice('live').waitFor();
  const link = tab.page.getByRole('link', { name: 'Vote for Fewer options' });
  expect(await link.getAttribute('href')).toBe('https://github.com/webpack/webpack/issues/70002');
});

test('out of reach, the snapshot stays with a notice, and asking again helps', async () => {
  answer = (_, response) => void response.destroy();
  await openAndAsk({ allowed: /ERR_FAILED/ });
  await notice('offline').waitFor();
  expect(await titles()).toHaveLength(snapshot.topics.length);
  expect(await notice('offline').innerText()).toContain(ageOfSnapshot());
  answer = (_, response) => sendJson(response, { total_count: issues.length, items: issues });
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await notice('live').waitFor();
  expect((await titles())[0]).toBe('Fewer options');
});

test('at the limit it says until when, and a reload does not ask before', async () => {
  const reset = Math.floor(Date.now() / 1000) + 900;
  answer = (_, response) =>
    sendJson(response, {}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) });
  await openAndAsk({ allowed: /status of 403/ });
  await notice('limited').waitFor();
  const time = await tab.page.evaluate(
    (at) => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
    reset * 1000,
  );
  expect(await notice('limited').innerText()).toContain(time);
  expect(await titles()).toHaveLength(snapshot.topics.length);
  await tab.visit('/vote/');
  await ask();
  await notice('limited').waitFor();
  expect(asked).toHaveLength(1);
});

test.each<[string, typeof answer]>([
  ['empty', (_, response) => sendJson(response, '')],
  ['malformed', (_, response) => sendJson(response, '{"items": [')],
  ['another shape', (_, response) => sendJson(response, { items: { length: 1e9 } })],
  ['huge', (_, response) => sendJson(response, { items: [], padding: 'x'.repeat(5_000_000) })],
])('an answer that is %s changes nothing', async (_, given) => {
  answer = given;
  await openAndAsk();
  await notice('failed').waitFor();
  expect(await titles()).toHaveLength(snapshot.topics.length);
});

test('while the host takes its time, and when it never answers, the snapshot is there to read', async () => {
  answer = () => undefined;
  tab = await site.open();
  await tab.page.addInitScript(() => {
    // Shorten the timeout of requests from ten seconds to two.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 5);
  });
  await tab.page.route('https://api.github.com/**', () => undefined);
  await tab.page.goto('/vote/');
  await expect.poll(titles).toHaveLength(snapshot.topics.length);
  await ask();
  await notice('failed').waitFor();
  expect(await titles()).toHaveLength(snapshot.topics.length);
});

test.each<[string, Record<string, string>]>([
  ['missing', {}],
  ['absurd', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9'.repeat(400), 'retry-after': '-1e999' }],
  ['no numbers', { 'x-ratelimit-reset': '<img src=x onerror="window.hacked=1">', 'retry-after': 'soon' }],
])('a limit whose headers are %s ends within the hour', async (_, headers) => {
  answer = (_request, response) => sendJson(response, {}, 403, headers);
  await openAndAsk({ allowed: /status of 403/ });
  await notice('limited').waitFor();
  expect(await notice('limited').innerText()).not.toMatch(/Invalid|NaN|Infinity/);
  const left = await tab.page.evaluate(() => Number(localStorage.getItem('vote-limit')) - Date.now());
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(3_600_000);
  expect(await titles()).toHaveLength(snapshot.topics.length);
});

test('a server in trouble changes nothing', async () => {
  answer = (_, response) => sendJson(response, 'Bad gateway', 502);
  await openAndAsk({ allowed: /status of 502/ });
  await notice('failed').waitFor();
});

test('a hostile answer is text and nothing else', async () => {
  answer = (_, response) =>
    sendJson(response, {
      total_count: 4,
      items: [
        githubIssue(80_001, 5000, {
          title: '<img src=x onerror="window.hacked=1"> `<script>window.hacked=1</script>`',
          html_url: 'javascript:window.hacked=1',
          labels: [{ name: '<b onclick="window.hacked=1">bold</b>' }],
        }),
        githubIssue(80_002, 1, { repository_url: 'javascript:window.hacked=1//repos/a/b/../../c' }),
        githubIssue(80_003, 4000, { title: 'long '.repeat(5000) }),
        githubIssue(80_004, 2, { repository_url: { toString: 1 } }),
        githubIssue(80_005, 2, { reactions: 'many', labels: { length: 3 }, created_at: {} }),
        { title: null },
        null,
        7,
      ],
    });
  await openAndAsk();
  await notice('live').waitFor();
  expect((await titles())[0]).toContain('<img src=x');
  expect(await main().locator('img, script, b[onclick]').count()).toBe(0);
  const schemes = await main()
    .locator('a')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).protocol))]);
  expect(schemes.filter((scheme) => !/^https?:$/.test(scheme))).toEqual([]);
  expect(await tab.page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.each([
  [
    'garbage',
    () => {
      localStorage.setItem('vote-topics', '{"topics": [{"title": {}}], "at": 1e99');
      localStorage.setItem('vote-limit', 'NaN');
    },
  ],
  ['forbidden', forbidStorage],
  ['full', fillStorage],
])('with storage that is %s it works', async (_, hinder) => {
  await openAndAsk({ before: (page) => page.addInitScript(hinder) as unknown as Promise<void> });
  await notice('live').waitFor();
  expect((await titles())[0]).toBe('Fewer options');
});

test('from 320 to 1280 px nothing sticks out sideways', async () => {
  await openAndAsk();
  await notice('live').waitFor();
  for (const width of [320, 360, 768, 1280]) {
    await tab.page.setViewportSize({ width, height: 800 });
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
