/**
 * The dev server: an edited page or an error in it shows in the open page, without a reload.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevServer } from '../build/dev/dev-server.ts';
import { inProject } from '../build/paths.ts';
import type { Tab } from './browser.ts';
import { openTab } from './browser.ts';
import { launchBrowser } from './launch.ts';

const content = inProject('.cache/e2e-dev');
const first = path.join(content, 'guides/first.md');

let stop: () => Promise<void>;
let browser: Browser;
let tab: Tab;
let url: string;
let source: string;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Leaves a mark in the page that a reload would wipe out. */
async function mark(): Promise<void> {
  await tab.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

async function isSamePage(): Promise<boolean> {
  return tab.page.evaluate(() => 'isSamePage' in globalThis);
}

beforeAll(async () => {
  await rm(content, { recursive: true, force: true });
  await cp(path.join(import.meta.dirname, 'fixture'), content, { recursive: true });
  source = await readFile(first, 'utf8');
  const port = await freePort();
  stop = await startDevServer({ content, port, log: () => undefined });
  url = `http://localhost:${port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stop?.();
});

test('a page is served complete, and hydrates without an error', async () => {
  tab = await openTab(browser, url);
  await tab.page.goto('/guides/first/', { waitUntil: 'networkidle' });
  expect(await tab.page.textContent('h1')).toContain('First page');
  expect(await (await fetch(`${url}/guides/first/`)).text()).toContain('The first words of the first page.');
  expect(tab.errors).toEqual([]);
});

test('an edit shows in the open page without a reload', async () => {
  await mark();
  await writeFile(first, source.replace('The first words', 'The edited words'));
  await tab.page.getByText('The edited words of the first page.').waitFor();
  expect(await isSamePage()).toBe(true);
});

test('an edited page that is not open is new when it is gone to', async () => {
  const second = path.join(content, 'guides/second.md');
  await writeFile(second, (await readFile(second, 'utf8')).replace('The first words', 'The later words'));
  await expect.poll(async () => (await fetch(`${url}/guides/second/`)).text()).toContain('The later words');
  await tab.page.getByRole('link', { name: 'second page' }).first().click();
  await tab.page.getByText('The later words of the second page.').waitFor();
  expect(await isSamePage()).toBe(true);
});

test('an error names file and line in the page, and the last good state stays', async () => {
  await tab.page.goto('/guides/first/', { waitUntil: 'networkidle' });
  await writeFile(first, source.replace('sort: 1', 'sort: first'));
  const overlay = tab.page.frameLocator('#webpack-dev-server-client-overlay');
  await overlay.getByText(/guides\/first\.md:\d+.*sort/).first().waitFor();
  expect(await (await fetch(`${url}/guides/first/`)).text()).toContain('The edited words');
});

test('a corrected error goes away', async () => {
  await writeFile(first, source.replace('The first words', 'The corrected words'));
  await tab.page.getByText('The corrected words of the first page.').waitFor();
  await expect.poll(() => tab.page.locator('#webpack-dev-server-client-overlay').count()).toBe(0);
});

test('paths without a slash are redirected, unknown ones answer 404', async () => {
  const slash = await fetch(`${url}/guides/first?a=b`, { redirect: 'manual' });
  expect(slash.headers.get('location')).toBe('/guides/first/?a=b');
  expect((await fetch(`${url}/guides/nowhere/`)).status).toBe(404);
  expect((await fetch(`${url}/%`)).status).toBe(400);
});
