/** Sets up the browser tests: a server for the built site, and tabs that record errors. */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSiteServer } from '../generator/serve/site-server.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { waiting } from './timeouts.ts';
import { quietOf } from './quiet.ts';
import { keepTrace, startTrace } from './trace.ts';

/** Folder of the built site. The environment variable `SITE_DIST` overrides it. */
export const siteFolder = path.resolve(process.env.SITE_DIST ?? path.join(import.meta.dirname, '../dist'));

/** The site under test, open in a browser. */
export interface TestSite {
  /** URL of the tested site without a trailing slash, such as `http://localhost:1234`. */
  readonly url: string;
  /** Opens a browser tab with its own storage, like a new visitor. */
  open(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface TabOptions extends BrowserContextOptions {
  /** Called before the tab loads its first page, to add routes or init scripts. */
  before?: (page: Page) => Promise<void>;
  /** Console messages that the test expects. For example, browsers log each failed request. */
  allowed?: RegExp;
}

/** A tab in the test browser, which records errors. */
export interface Tab {
  page: Page;
  /** Loads a path on the site (`/concepts/`) and waits until the page is idle. */
  visit(address: string): Promise<void>;
  /** Waits until the page is idle, having received and processed everything that it requested. */
  quiet(): Promise<void>;
  /** Console errors and script errors in the tab so far, except allowed ones. Must be empty at the end of a test. */
  errors: string[];
  /** URLs that the tab requested from other hosts, whether or not a route intercepted them. */
  outside: string[];
  close(): Promise<void>;
}

/**
 * Adds setup and teardown for browser tests to a test file. The site starts before the first test and stops after the
 * last. After each test, asserts that its tabs logged no errors, and closes them.
 *
 * @param start starts the site to test. Defaults to the built site.
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

/** Starts a server for a built site, and a browser to test it. */
export async function startSite(folder: string = siteFolder): Promise<TestSite> {
  const server = createSiteServer(folder);
  await server.listen(0);
  return showInBrowser(server);
}

/** Opens a browser for the site of a server. Closing the returned site stops both. */
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
 * Opens a browser tab for a site at `url`. Blocks the service worker unless the options allow it, because it would
 * respond in place of the test's routes.
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
