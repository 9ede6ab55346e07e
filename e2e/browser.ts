/** Setup of the browser tests: the built site behind a server, and tabs that record errors. */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSiteServer } from '../generator/serve/site-server.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { waiting } from './timeouts.ts';
import { quietOf } from './quiet.ts';
import { keepTrace, startTrace } from './trace.ts';

/** Folder of the built site; `SITE_DIST` overrides it. */
export const siteFolder = path.resolve(process.env.SITE_DIST ?? path.join(import.meta.dirname, '../dist'));

/** A site in a browser. */
export interface TestSite {
  /** `http://localhost:1234`, without a trailing slash. */
  readonly url: string;
  /** Opens a tab with separate storage, like a new visitor. */
  open(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface TabOptions extends BrowserContextOptions {
  /** Runs before the first page loads: routes, init scripts. */
  before?: (page: Page) => Promise<void>;
  /** Console messages that the test expects (a failed request logs itself). */
  allowed?: RegExp;
}

/** A tab. */
export interface Tab {
  page: Page;
  /** Loads a path of the site (`/concepts/`) and waits until the page is quiet. */
  visit(address: string): Promise<void>;
  /** Waits until the page has received and processed everything it requested. */
  quiet(): Promise<void>;
  /** Console and script errors so far, without the allowed ones. Must be empty at the end of a test. */
  errors: string[];
  /** Requests to other hosts, whether a route answered them or not. */
  outside: string[];
  close(): Promise<void>;
}

/**
 * Setup and teardown of a test file: starts the site before its first test and stops it after the last. After each
 * test, asserts that its tabs logged no errors, and closes them.
 *
 * @param start starts the tested site; default: the built site
 */
export function siteForTests(start: () => Promise<TestSite> = () => startSite()): Pick<TestSite, 'url' | 'open'> {
  let site: TestSite;
  let tabs: Tab[] = [];
  beforeAll(async () => {
    site = await start();
  });
  afterEach(async ({ task }) => {
    const opened = tabs;
    tabs = [];
    const failed = task.result?.state === 'fail' || opened.some(({ errors }) => errors.length > 0);
    for (const [number, tab] of opened.entries()) {
      if (failed) await keepTrace(tab.page.context(), `${task.name} ${number + 1}`);
      await tab.close();
    }
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });
  afterAll(() => site.close());
  return {
    get url() {
      return site.url;
    },
    async open(options) {
      const tab = await site.open(options);
      tabs.push(tab);
      return tab;
    },
  };
}

/** A built site behind its server. */
export async function startSite(folder: string = siteFolder): Promise<TestSite> {
  const server = createSiteServer(folder);
  await server.listen(0);
  return showInBrowser(server);
}

/** Opens a browser for a server; closing it stops both. */
export async function showInBrowser(server: { readonly url: string; close(): Promise<void> }): Promise<TestSite> {
  const browser = await sharedBrowser();
  return {
    url: server.url,
    open: (options) => openTab(browser, server.url, options),
    async close() {
      await closeVisitors(browser);
      await server.close();
    },
  };
}

/**
 * Opens a tab on a site at `url`. The service worker is blocked unless the options allow it, because it would answer
 * instead of routes.
 */
export async function openTab(
  browser: Browser,
  url: string,
  { before, allowed, ...options }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: url, ...options });
  context.setDefaultTimeout(waiting);
  await startTrace(context);
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
  const quiet = await quietOf(page, { scripted: options.javaScriptEnabled !== false });
  await before?.(page);
  return {
    page,
    errors,
    outside,
    quiet,
    async visit(address) {
      await page.goto(address);
      await quiet();
    },
    close: () => context.close(),
  };
}
