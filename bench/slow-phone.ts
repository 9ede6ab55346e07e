/** Measures rendering on a slow phone with a slow connection: 4x CPU slowdown, 150 ms round-trip time, 1.6 Mbit/s. */
import type { Page } from 'playwright-core';
import { inFreshPage, median, phone, settle, type BrowserSetup } from './browser-setup.ts';

/** Times in milliseconds since the start of the page load. `shift` is the cumulative layout shift. */
export interface SlowPhone {
  /** Time of the first contentful paint, in milliseconds since the start of the page load. */
  first_paint_ms: number;
  /** Time of the largest contentful paint, in milliseconds since the start of the page load. */
  largest_paint_ms: number;
  shift: number;
  /** Total blocking time: for all long tasks after the first paint, the sum of the time beyond 50 ms. */
  blocking_ms: number;
}

interface Seen {
  first: number;
  largest: number;
  shift: number;
  tasks: [start: number, duration: number][];
}

/** The page's `window`, with recorded performance events. */
declare const window: { seen: Seen };

/**
 * Loads a page with an empty cache on a simulated slow phone.
 * @returns the median of each metric over `runs`
 */
export async function measureSlowPhone(stage: BrowserSetup, address: string, runs = 3): Promise<SlowPhone> {
  const all: SlowPhone[] = [];
  while (all.length < runs) all.push(await loadOnce(stage, address));
  const of = (figure: keyof SlowPhone): number => median(all.map((run) => run[figure]));
  return {
    first_paint_ms: of('first_paint_ms'),
    largest_paint_ms: of('largest_paint_ms'),
    shift: of('shift'),
    blocking_ms: of('blocking_ms'),
  };
}

function loadOnce(stage: BrowserSetup, address: string): Promise<SlowPhone> {
  return inFreshPage(stage, phone, async (page) => {
    await page.addInitScript(observe);
    await slowDown(page);
    await page.goto(stage.server.url + address, { timeout: 60_000 });
    await settle(stage, 1500);
    const { first, largest, shift, tasks } = await page.evaluate(() => window.seen);
    return {
      first_paint_ms: first,
      largest_paint_ms: largest,
      shift,
      blocking_ms: tasks
        .filter(([start, duration]) => start + duration > first)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    };
  });
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Records performance events in the page. Runs before the page's own scripts. */
function observe(): void {
  const seen: Seen = { first: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}
