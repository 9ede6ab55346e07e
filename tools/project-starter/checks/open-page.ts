/** Pages of built projects in a browser: what a person would see and do there. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Where built files appear to the browser; no server answers there. */
const origin = 'http://project.test';
const patience = 60_000;

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.cjs': 'text/javascript',
  '.css': 'text/css',
};

/** Starts the browser that `CHROME` names, or the system's. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

export interface Visit {
  /** Address below the project: `/about.html`. */
  address: string;
  /** Its heading. */
  title: string;
  /** Whether the heading has the color of the stylesheet. */
  styled: boolean;
}

/** Where pages come from: a folder and pages that are not in it, or a dev server. */
export type Source = { folder: string; pages: Readonly<Record<string, string>> } | { url: string };

/**
 * Opens a page, looks at its heading and its color, and presses its button.
 * @param then goes on with the open page
 * @returns what is wrong; nothing where all is as it should be
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
    // As a text, because this room has no types of the browser.
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
