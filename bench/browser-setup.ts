import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { RecordingServer } from './recording-server.ts';

/** Browser and web server that all browser benchmarks share. */
export interface BrowserSetup {
  browser: Browser;
  server: RecordingServer;
}

/** Playwright options for a phone, used to measure first visits. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Playwright options for a desktop browser, used to measure clicks and searches. */
export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };

/** Runs `work` in a page that has an empty cache and no service worker. */
export async function inFreshPage<Result>(
  { browser }: BrowserSetup,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Resolves when the web server hasn't sent a response for `quiet` milliseconds, or after 8 s at the latest. */
export async function settle({ server }: BrowserSetup, quiet: number): Promise<void> {
  const end = Date.now() + 8000;
  for (let count = -1, since = Date.now(); Date.now() < end && Date.now() - since <= quiet;) {
    if (server.sent.length !== count) [count, since] = [server.sent.length, Date.now()];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Converts bytes to kB (1,000 bytes), rounded to one decimal place. */
export function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** Returns the total Brotli size in bytes of the site's scripts whose chunk names match a pattern. */
export function scriptBytes(dist: string, names: RegExp): number {
  const folder = path.join(dist, 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => names.test(file) && file.endsWith('.js.br'),
  );
  return files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

/** Returns the median of measured values, rounded to one decimal place. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return Math.round(10 * (sorted[sorted.length >> 1] ?? Number.NaN)) / 10;
}
