/** Tests the functions that browser tests use to wait. If one of them didn't wait, tests could pass by mistake. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { quietOf } from './quiet.ts';
import { until } from './until.ts';

let browser: Browser;
let server: Server;
let page: Page;
let quiet: () => Promise<void>;
/** Makes the server respond to the request for `/later`. */
let answer: () => void;

beforeAll(async () => {
  browser = await sharedBrowser();
  server = createServer((request, response) => {
    if (request.url === '/later') answer = () => response.end('came');
    else response.setHeader('content-type', 'text/html').end('<link rel="icon" href="data:,"><h1>Page</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await closeVisitors(browser);
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  quiet = await quietOf(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await quiet();
});

/** Tracks whether a wait has ended. It must not end before its condition is met. */
function watch(wait: Promise<unknown>): { isOver: boolean } {
  const watched = { isOver: false };
  void wait.then(() => (watched.isOver = true));
  return watched;
}
/** Waits long enough for a broken wait to end. */
const moment = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

test('what is asked of a page may itself wait, and is waited for', async () => {
  const wait = until(page, async () => {
    await Promise.resolve();
    return (window as { found?: string }).found ?? false;
  });
  const watched = watch(wait);
  await moment();
  expect(watched.isOver).toBe(false);
  await page.evaluate(() => Object.assign(window, { found: 'it' }));
  expect(await wait).toBe('it');
});

test('a page that is left meanwhile is asked again', async () => {
  const wait = until(page, async (hash) => location.hash === hash && (await Promise.resolve(hash)), '#there');
  await page.reload();
  await page.evaluate(() => (location.hash = '#there'));
  expect(await wait).toBe('#there');
});

test('what throws in the page ends the wait', async () => {
  await expect(until(page, () => document.querySelector('h6')!.textContent)).rejects.toThrow(/null/);
});

test('a page is quiet once it has what it asked for, however often it is asked', async () => {
  for (let times = 0; times < 2; times += 1) {
    const asked = page.waitForRequest('**/later');
    await page.evaluate(() => void fetch('/later'));
    await asked;
    const wait = quiet();
    const watched = watch(wait);
    await moment();
    expect(watched.isOver).toBe(false);
    answer();
    await wait;
  }
});

test('asking whether it is quiet is no sign of a reader, as evaluating code is', async () => {
  const devtools = await page.context().newCDPSession(page);
  const expression = 'navigator.userActivation.hasBeenActive';
  const hasActed = async () => (await devtools.send('Runtime.evaluate', { expression })).result.value as unknown;
  await quiet();
  expect(await hasActed()).toBe(false);
  await page.evaluate(() => undefined);
  expect(await hasActed()).toBe(true);
});
