/**
 * What every browser test shares: the built site behind a server, and tabs that note whatever goes wrong in them.
 */
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createSiteServer } from '../build/serve/site-server.ts';

/** Folder of the built site; another one is named by `SITE_DIST`. */
const siteFolder = path.resolve(process.env.SITE_DIST ?? path.join(import.meta.dirname, '../dist'));

/** The built site in a browser. */
export interface TestSite {
  /** `http://localhost:1234`, without a trailing slash. */
  url: string;
  /** Opens a tab with storage of its own, as a new visitor has it. */
  open(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface TabOptions extends BrowserContextOptions {
  /** Runs before the first page loads: routes, init scripts. */
  before?: (page: Page) => Promise<void>;
  /** Messages of the console that belong to what is tested (a failed request logs itself). */
  allowed?: RegExp;
}

/** One visitor. */
export interface Tab {
  page: Page;
  /** Loads an address of the site (`/concepts/`) and waits until it is quiet. */
  visit(address: string): Promise<void>;
  /** Errors of the console and of scripts so far, without the allowed ones. Must be empty at the end of a test. */
  errors: string[];
  /** Requests that left for another host, answered by a route or not. */
  outside: string[];
  close(): Promise<void>;
}

/** Starts browser and server. The service worker is blocked unless a tab's options allow it: it would answer in place of routes. */
export async function startSite(folder = siteFolder): Promise<TestSite> {
  const server = createSiteServer(folder);
  await server.listen(0);
  const browser = await launchBrowser();
  return {
    url: server.url,
    open: (options) => openTab(browser, server.url, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Starts the system's Chromium; `CHROME` names another one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Opens a tab on a site at `url`. No request of it leaves this machine: what no route answers is refused. */
export async function openTab(browser: Browser, url: string, { before, allowed, ...options }: TabOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: url, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  const outside: string[] = [];
  const note = (message: string) => {
    if (!allowed?.test(message)) errors.push(message);
  };
  page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${url}/`)) outside.push(request.url());
  });
  await context.route((address) => /^https?:$/.test(address.protocol) && address.origin !== url, (route) => route.abort());
  await before?.(page);
  return {
    page,
    errors,
    outside,
    async visit(address) {
      await page.goto(address, { waitUntil: 'networkidle' });
    },
    close: () => context.close(),
  };
}
