/** Measures the cost of a keystroke in the search, which is the work that it causes on Chromium's main thread. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { quietOf } from '../e2e/quiet.ts';
import { desktop, inFreshPage, type BrowserSetup } from './browser-setup.ts';

/**
 * Time in milliseconds that a keystroke in the search keeps the main thread busy with scripts, styles, layout,
 * painting, and loaded data.
 */
export interface Keystrokes {
  keys: number;
  median_ms: number;
  /** 95th percentile of the main thread's time per keystroke. */
  slow_ms: number;
  slowest_ms: number;
}

/** Search queries to type key by key: names, a path, a flag, questions, a typo, and an error message. */
const typed = [
  'splitChunks',
  'output.publicPath',
  '--config-name',
  'how do i remove unused code from my bundle',
  'share dependencies between two micro frontends at run time',
  'hot module replacemnt with typescript',
  "Module not found: Error: Can't resolve 'crypto' in '/app/src'",
];

/**
 * Milliseconds after a keystroke during which work on the main thread is attributed to it. Excerpts of results load
 * later, so they don't count.
 */
const watched = 150;

/** Types each query into the search in a fresh page, and measures the cost of every keystroke. */
export async function measureKeystrokes(stage: BrowserSetup): Promise<Keystrokes> {
  const costs: number[] = [];
  for (const text of typed) costs.push(...(await inFreshPage(stage, desktop, (page) => costsOf(stage, page, text))));
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(10 * sorted[Math.floor(sorted.length * share)]!) / 10;
  return { keys: costs.length, median_ms: at(0.5), slow_ms: at(0.95), slowest_ms: at(1 - 1 / sorted.length) };
}

async function costsOf(stage: BrowserSetup, page: Page, text: string): Promise<number[]> {
  const quiet = await quietOf(page);
  await page.goto(`${stage.server.url}/concepts/`);
  await quiet();
  await page.keyboard.press('/');
  await page.locator('[data-search-input]').waitFor();
  await quiet();
  const devtools = await page.context().newCDPSession(page);
  // Use the CPU time of the main thread, which other processes don't affect.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  for (const key of text) {
    const before = await busyTime(devtools);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await pause(watched);
    costs.push((await busyTime(devtools)) - before);
  }
  if ((await page.locator('[data-search-result]').count()) === 0) throw new Error(`Nothing is found for ${text}.`);
  return costs;
}

/** Returns how long the page's main thread has been busy, in milliseconds. */
async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}
