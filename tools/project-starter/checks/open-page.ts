/** Opens pages of built projects in a browser and interacts with them, to check that the projects work. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Origin under which the browser opens built files. Requests to it are intercepted, so no server is needed. */
const origin = 'http://project.test';
const patience = 60_000;

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.cjs': 'text/javascript',
  '.css': 'text/css',
};

/** Starts the browser whose path is in the `CHROME` environment variable, or the system's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

export interface Visit {
  /** Path of the page to open in the built project (`/about.html`). */
  address: string;
  /** Text that the page's heading must have. */
  title: string;
  /** Whether the page's heading must have the color that the stylesheet sets. */
  styled: boolean;
}

/** Where the browser loads pages from: a folder, with additional pages, or a development server. */
export type Source = { folder: string; pages: Readonly<Record<string, string>> } | { url: string };

/**
 * Opens a page of a built project, checks its heading and color, and clicks its button.
 * @param then called with the open page, to continue the test
 * @returns what is wrong, or an empty array if everything works
 */
export async function visitPage(
  browser: Browser,
  source: Source,
  { address, title, styled }: Visit,
  then?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${address}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${address}: the console says ${message.text()}`);
  });
  try {
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    if ('folder' in source) await serveFolder(page, source);
    await page.goto(`${'url' in source ? source.url : origin}${address}`, { waitUntil: 'load' });
    await page.locator('h1', { hasText: title }).waitFor();
    // Pass the code as a string, because this file is compiled without DOM types.
    const color: unknown = await page.evaluate("getComputedStyle(document.querySelector('h1')).color");
    if (styled !== (color === 'rgb(0, 128, 128)'))
      problems.push(`${address}: the heading has the color ${String(color)}`);
    await page.locator('button').click();
    await page.locator('button').click();
    await page.locator('button', { hasText: 'In your cart: 2' }).waitFor();
    await then?.(page);
  } catch (error) {
    problems.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await page.close();
  }
  return problems;
}

async function serveFolder(page: Page, { folder, pages }: Extract<Source, { folder: string }>): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const address = decodeURIComponent(new URL(route.request().url()).pathname);
    const body = pages[address] ?? (await readFile(path.join(folder, address)).catch(() => undefined));
    if (body === undefined) return route.fulfill({ status: 404, body: 'not found' });
    await route.fulfill({ body, contentType: types[path.extname(address)] ?? 'text/plain' });
  });
}
