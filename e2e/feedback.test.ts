/**
 * Tests the “Was this page helpful?” form. A local server receives the answers, and pages have the content security
 * policy that hosts send.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentPolicy } from '../generator/hosts/content-policy.ts';
import type { TestServer } from '../data/test-server.ts';
import { startServer } from '../data/test-server.ts';
import { site as config } from '../site.config.ts';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';
import { serveFeature } from './single-feature.ts';
import { forbidStorage } from './hinder-storage.ts';

let destination: TestServer;
let tab: Tab;
let received: {
  method: string;
  type: string | undefined;
  cookie: string | undefined;
  fields: Record<string, string>;
}[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  destination = await startServer((request, body, response) => {
    const { method = '', headers } = request as IncomingMessage;
    received.push({
      method,
      type: headers['content-type'],
      cookie: headers.cookie,
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    response.setHeader('access-control-allow-origin', '*');
    answer(response);
  });
});
afterAll(() => destination.close());
const stage = siteForTests(() =>
  serveFeature(
    'feedback',
    `
  import { createRoot } from 'react-dom/client';
  import { site } from '../../site.config.ts';
  import { Article } from '../../src/app/layout/Article/Article.tsx';
  const { pathname, searchParams } = new URL(location.href);
  site.feedbackUrl = searchParams.get('to') ?? undefined;
  const page = { url: pathname, title: 'A page', description: '', kind: searchParams.get('kind') ?? 'page', section: 'guides', contributors: [], related: [] };
  const section = { id: 'guides', title: 'Guides', url: '/guides/', pages: [] };
  document.title = page.title;
  createRoot(document.getElementById('root')).render(<main><Article page={page} section={section} /></main>);
`,
    {
      'feedback.js': "export { Feedback } from '../../../src/features/feedback/Feedback.tsx';",
      'assistants.js': 'export const assistants = [];',
    },
    {
      'content-security-policy': documentPolicy({ ...config, feedbackUrl: destination.url }),
    },
  ),
);
const site = siteForTests();
beforeEach(() => {
  received = [];
  answer = (response) => void response.writeHead(204).end();
});

/** Opens a page that sends feedback to the local server. */
async function openPage(options: TabOptions = {}, address = '/guides/a-page/') {
  tab = await stage.open(options);
  await tab.visit(`${address}?to=${encodeURIComponent(`${destination.url}/answers`)}`);
}
const yes = () => tab.page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('radio', { name: 'Yes' });
const no = () => tab.page.getByRole('radio', { name: 'No' });
const comment = () => tab.page.getByRole('textbox', { name: /What should we know/ });
const send = () => tab.page.getByRole('button', { name: 'Send' });
const outcome = () => tab.page.getByRole('status');
const thanked = () => expect.poll(() => outcome().innerText()).toBe('Thanks for your feedback.');
const refused = () => expect.poll(() => outcome().innerText()).toContain('Couldn’t send');
const page = `${config.origin}/guides/a-page/`;

test(
  'an answer with a few words arrives, is thanked for, and given once a page and visit',
  { tags: 'row/feedback' },
  async () => {
    await openPage();
    await no().check();
    await comment().fill('Where is <output.path> & “why”?\nThanks');
    await send().click();
    await thanked();
    expect(received).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        cookie: undefined,
        fields: { page, helpful: 'no', comment: 'Where is <output.path> & “why”?\nThanks' },
      },
    ]);
    expect(await yes().count()).toBe(0);
    expect(await outcome().evaluate((element) => element === document.activeElement)).toBe(true);
    await tab.page.reload();
    await thanked();
    expect(await yes().count()).toBe(0);
    await tab.visit(`/guides/another-page/?to=${encodeURIComponent(destination.url)}`);
    expect(await yes().isVisible()).toBe(true);
    expect(received).toHaveLength(1);
  },
);

test('with the keyboard alone, and no words', async () => {
  await openPage();
  await yes().focus();
  expect(await send().isVisible()).toBe(false);
  await tab.page.keyboard.press('Space');
  await tab.page.keyboard.press('Tab');
  await tab.page.keyboard.press('Tab');
  expect(await send().evaluate((element) => element === document.activeElement)).toBe(true);
  await tab.page.keyboard.press('Enter');
  await thanked();
  expect(received.map(({ fields }) => fields)).toEqual([{ page, helpful: 'yes', comment: '' }]);
});

test('no more than a thousand characters go', async () => {
  await openPage();
  await yes().check();
  await comment().focus();
  await tab.page.keyboard.insertText('🚀'.repeat(5000));
  await send().click();
  await thanked();
  expect(received[0]!.fields.comment).toHaveLength(1000);
});

test.each<[string, typeof answer]>([
  ['in trouble', (response) => void response.writeHead(500).end('<script>window.hacked=1</script>')],
  ['not there', (response) => void response.writeHead(404).end()],
  ['cut off', (response) => void response.destroy()],
])('a destination that is %s: the words stay, and can be sent again', async (_, given) => {
  answer = given;
  await openPage({ allowed: /Failed to load resource/ });
  await no().check();
  await comment().fill('Too short');
  await send().click();
  await refused();
  expect(await tab.page.evaluate(() => 'hacked' in window)).toBe(false);
  answer = (response) => void response.writeHead(200).end('{"anything": true}');
  await send().click();
  await thanked();
  expect(received.at(-1)!.fields).toEqual({ page, helpful: 'no', comment: 'Too short' });
});

test('a destination that never answers is given up', async () => {
  answer = () => {};
  await openPage({ before: (own) => own.clock.install() });
  await yes().check();
  await send().click();
  await expect.poll(() => received.length).toBe(1);
  expect(await outcome().innerText()).toBe('Sending…');
  // Repeated clicks send a single request.
  await send().press('Enter');
  await tab.page.clock.fastForward(10_000);
  await refused();
  expect(received).toHaveLength(1);
});

test('offline, and where the chunk that sends does not come', async () => {
  await openPage({ allowed: /Failed to load resource/ });
  await tab.page.context().setOffline(true);
  await yes().check();
  await send().click();
  await refused();
  await tab.page.context().setOffline(false);
  await send().click();
  await thanked();
});

test('who leaves at once has answered all the same', async () => {
  answer = (response) => void response.writeHead(500).end();
  await openPage({ allowed: /Failed to load resource/ });
  await yes().check();
  await send().click();
  await refused();
  // On a slow network, the request is still pending after the navigation.
  await tab.page.route(`${destination.url}/**`, async (route) => {
    await tab.page.waitForURL('**/elsewhere/');
    await route.continue().catch(() => undefined);
  });
  await send().click();
  await tab.page.goto('/guides/elsewhere/');
  await expect.poll(() => received.length).toBe(2);
});

test('without JavaScript the browser sends the same', async () => {
  await openPage();
  const html = await tab.page.locator('#root').innerHTML();
  await tab.close();
  tab = await stage.open({ javaScriptEnabled: false });
  await tab.page.route(`${destination.url}/**`, (route) => route.continue());
  await tab.page.setContent(`<link rel="stylesheet" href="${stage.url}/main.css">${html}`);
  expect(await send().isVisible()).toBe(false);
  await yes().check();
  await comment().fill('Nice');
  await send().click();
  await expect
    .poll(() => received.map(({ method, fields }) => [method, fields]))
    .toEqual([['POST', { page, helpful: 'yes', comment: 'Nice' }]]);
});

test('storage that is forbidden changes nothing', async () => {
  await openPage({
    before: (own) => own.addInitScript(forbidStorage) as unknown as Promise<void>,
  });
  await yes().check();
  await send().click();
  await thanked();
});

test.each([320, 1280])('at %d px nothing sticks out sideways', async (width) => {
  await openPage({ viewport: { width, height: 700 } });
  await yes().check();
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('a printable page does not ask, nor one without a destination', async () => {
  tab = await stage.open();
  await tab.visit('/guides/printable/?kind=printable&to=https://answers.example/');
  expect([await yes().count(), await tab.page.getByRole('heading', { level: 1 }).count()]).toEqual([0, 1]);
  await tab.visit('/guides/a-page/');
  expect([await yes().count(), await tab.page.getByRole('heading', { level: 1 }).count()]).toEqual([0, 1]);
});

test.skipIf(config.feedbackUrl)(
  'the site has nothing of it: no destination is configured',
  { tags: 'needs/no-feedback' },
  async () => {
    const files: Promise<string>[] = [];
    tab = await site.open();
    tab.page.on('response', (response) => files.push(response.text()));
    await tab.visit('/concepts/');
    expect(files.length).toBeGreaterThan(2);
    expect((await Promise.all(files)).filter((text) => /Was this page helpful|data-feedback/.test(text))).toEqual([]);
  },
);
