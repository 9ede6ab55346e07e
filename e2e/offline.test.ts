import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteServer, type SiteServer } from '../build/serve/site-server.ts';
import type { Tab } from './browser.ts';
import { openTab, siteFolder } from './browser.ts';
import { launchBrowser } from './launch.ts';

/** A failed request logs itself, and offline they fail by design. */
const whileOffline = /net::ERR_|Failed to load resource|Failed to fetch|ChunkLoadError|Loading (?:CSS )?chunk|503/;

/** Workers start and stop when the browser sees fit. */
const slow = { timeout: 15_000 };

let browser: Browser;
let folder: string;
let server: SiteServer;
let tab: Tab;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  // A copy, because some tests deploy anew.
  folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  await cp(siteFolder, folder, { recursive: true });
  server = createSiteServer(folder);
  await server.listen(0);
  tab = await openTab(browser, server.url, { serviceWorkers: 'allow', allowed: whileOffline });
});
afterEach(async () => {
  expect(tab.errors).toEqual([]);
  await tab.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Waits until the worker controls the page and has kept what is shown. */
async function settled(): Promise<void> {
  await tab.page.waitForFunction(async () => {
    if (!navigator.serviceWorker.controller) return false;
    const pages = await caches.open('pages-1');
    return (await pages.match(location.pathname)) !== undefined;
  });
}

/** The host is gone, the browser does not know it. */
async function goOffline(): Promise<void> {
  await tab.page.context().setOffline(true);
}

const heading = () => tab.page.getByRole('heading', { level: 1 }).first().innerText();
const cacheNames = () => tab.page.evaluate(() => caches.keys());

/** Changes deployed files, and starts the server anew at the same address: it reads its folder once. */
async function deploy(changes: Record<string, (text: string) => string>): Promise<void> {
  const { port } = new URL(server.url);
  await server.close();
  for (const [file, change] of Object.entries(changes)) {
    const whole = path.join(folder, file);
    await writeFile(whole, change(await readFile(whole, 'utf8')));
    await Promise.all(['.br', '.gz'].map((twin) => rm(whole + twin, { force: true })));
  }
  server = createSiteServer(folder);
  await server.listen(Number(port));
}

test('visited pages and the frame work offline; nothing else was kept unasked', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/concepts/plugins/"]')!.click());
  await tab.page.waitForURL('**/concepts/plugins/');
  await settled();
  await goOffline();
  for (const [address, title] of [['/concepts/loaders/', 'Loaders'], ['/concepts/plugins/', 'Plugins'], ['/concepts/loaders', 'Loaders']] as const) {
    await tab.page.goto(address);
    expect(await heading()).toBe(title);
  }
  const documents = await tab.page.evaluate(async () => (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname));
  expect(documents.filter((url) => url.endsWith('/')).sort()).toEqual(['/concepts/loaders/', '/concepts/plugins/']);
  expect(await cacheNames()).not.toContain('kept-1');
});

test('search works offline', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await goOffline();
  await tab.page.keyboard.press('/');
  await tab.page.locator('[data-search-input]').fill('code splitting');
  expect(await tab.page.locator('[data-search-result]').first().getAttribute('href')).toContain('/guides/code-splitting/');
});

test('a page that was not visited gives the offline page, which lists what is there', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await goOffline();
  await tab.page.goto('/concepts/targets/');
  expect(await heading()).toBe('You are offline');
  const offline = tab.page.locator('[data-offline-page]');
  await offline.getByRole('link', { name: 'Loaders' }).click();
  await tab.page.waitForURL('**/concepts/loaders/');
  expect(await heading()).toBe('Loaders');
});

test('inside the app an unvisited page says that it did not load, and the rest goes on working', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await goOffline();
  await tab.page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/concepts/targets/"]')!.click());
  await tab.page.getByText('Error loading content.').or(tab.page.getByText('You are offline')).first().waitFor();
});

test('all of it offline, on request: size first, then progress, then every page; and undone', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  const choice = tab.page.locator('[data-offline-choice]');
  await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await choice.getByRole('button', { name: 'Make all of it available offline' }).click();
  const download = choice.getByRole('button', { name: 'Download' });
  await download.waitFor();
  expect(await choice.innerText()).toMatch(/All \d+ pages: \d+\.\d MB to download/);
  await download.click();
  await tab.page.locator('[data-offline-choice="kept"]').waitFor({ timeout: 60_000 });
  await goOffline();
  await tab.page.goto('/concepts/targets/');
  await expect.poll(heading).toBe('Targets');
  await tab.page.context().setOffline(false);
  await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await choice.getByRole('button', { name: 'Remove the copy' }).click();
  await tab.page.locator('[data-offline-choice="idle"]').waitFor();
  expect(await cacheNames()).not.toContain('kept-1');
});

describe('a new version of the worker', () => {
  const newWorker = () => deploy({ 'sw.js': (text) => `${text}\n// changed` });
  const takeOver = () =>
    tab.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
      registration.waiting.postMessage('take-over');
    });

  test('that waits only leaves a note', async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    const note = tab.page.waitForEvent('console', { predicate: (message) => /new version of the offline worker/i.test(message.text()) });
    await newWorker();
    await tab.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    expect((await note).type()).toBe('info');
  });

  test('that takes control reloads the page, once', async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    let loads = 0;
    tab.page.on('load', () => (loads += 1));
    await newWorker();
    await takeOver();
    await expect.poll(() => loads, slow).toBe(1);
    await tab.page.waitForTimeout(500);
    expect(loads).toBe(1);
  });

  test('does not reload while a search is typed', async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    await tab.page.keyboard.press('/');
    await tab.page.locator('[data-search-input]').fill('loa');
    let loads = 0;
    tab.page.on('load', () => (loads += 1));
    await newWorker();
    await takeOver();
    await tab.page.waitForTimeout(500);
    expect(loads).toBe(0);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => loads, slow).toBe(1);
  });
});

test('the first worker does not reload the page', async () => {
  let loads = 0;
  tab.page.on('load', () => (loads += 1));
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.page.waitForTimeout(300);
  expect(loads).toBe(1);
});

test('caches of former workers go, those of others stay', async () => {
  await tab.page.goto('/favicon.svg');
  await tab.page.evaluate(() => Promise.all(['pages-0', 'frame-0', 'of-someone-else'].map((name) => caches.open(name))));
  await tab.visit('/concepts/loaders/');
  await settled();
  await expect.poll(async () => (await cacheNames()).filter((name) => /-0$|else/.test(name)), slow).toEqual(['of-someone-else']);
});

test('after a new deployment the frame and visited pages are renewed, replaced files dropped', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.page.evaluate(async () => (await caches.open('assets-1')).put('/app/gone.0123abcd.js', new Response('')));
  const rebuilt = (text: string) => text.replace(/data-build="\w+"/, 'data-build="another"');
  await deploy({
    'build.json': (text) => text.replace(/"id":"\w+"/, '"id":"another"'),
    'offline.json': (text) => text.replace(/"build":"\w+"/, '"build":"another"'),
    'concepts/loaders/index.html': (text) => rebuilt(text).replace(/<h1([^>]*)>[^<]*/, '<h1$1>Loaders anew'),
    'concepts/plugins/index.html': rebuilt,
  });
  await tab.page.goto('/concepts/plugins/');
  await tab.page.waitForFunction(async () => !(await (await caches.open('assets-1')).match('/app/gone.0123abcd.js')));
  await tab.page.waitForFunction(async () => (await (await (await caches.open('pages-1')).match('/concepts/loaders/'))?.text())?.includes('Loaders anew'));
});

test('the kill switch removes worker and caches', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await deploy({ 'sw-kill.json': () => '{ "kill": true }' });
  await tab.page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => tab.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), slow).toBe(0);
  await expect.poll(cacheNames, slow).toEqual([]);
});
