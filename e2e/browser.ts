/**
 * What every browser test shares: the built site behind a server, and tabs that note whatever goes wrong in them.
 */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSiteServer } from '../generator/serve/site-server.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { waiting } from './limits.ts';
import { quietOf } from './quiet.ts';
import { keepTrace, startTrace } from './trace.ts';

/** Folder of the built site; another one is named by `SITE_DIST`. */
export const siteFolder = path.resolve(process.env.SITE_DIST ?? path.join(import.meta.dirname, '../dist'));

/** A site in a browser. */
export interface TestSite {
  /** `http://localhost:1234`, without a trailing slash. */
  readonly url: string;
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
  /** Waits until what the page has asked for is there and was dealt with. */
  quiet(): Promise<void>;
  /** Errors of the console and of scripts so far, without the allowed ones. Must be empty at the end of a test. */
  errors: string[];
  /** Requests that left for another host, answered by a route or not. */
  outside: string[];
  close(): Promise<void>;
}

/**
 * Start and end of a test file: the site stands before its first test and is gone after its last.
 * After each test, every tab that it opened must be free of errors, and is closed.
 * @param start what is tested; without it, the built site
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

/** Shows in a browser what a server serves, until both the visitors and the server are told to go. */
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

/** Opens a tab on a site at `url`. The service worker is blocked unless the options allow it: it would answer in place of routes. */
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
