/** Records the layout shifts of a page from the time it starts to load. */
import type { Page } from 'playwright-core';
import type { TabOptions } from './browser.ts';

/** A layout shift on a page, with its score, its distance, and the elements that moved. */
interface Shift {
  value: number;
  what: string[];
}

/**
 * Records the layout shifts on a page that aren't caused by user input. Pass this function to a tab as `before`, so
 * that it runs before the page's scripts.
 */
export function recordShifts(page: Page): Promise<void> {
  return record(page, false);
}

/** Like {@link recordShifts}, but also records layout shifts shortly after user input such as a key press. */
export function recordAllShifts(page: Page): Promise<void> {
  return record(page, true);
}

async function record(page: Page, includesInput: boolean): Promise<void> {
  await page.addInitScript((all) => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (all || !entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(
              ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? '',
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  }, includesInput);
}

/**
 * Returns the layout shifts recorded so far. A score of 0.001 corresponds to one line of text that moves by a pixel, as
 * when a word becomes bold.
 */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.filter(({ value }) => value > 0.001);
}

/**
 * Browser windows the size of a phone and a desktop, with slow connections that delay scripts, styles, and data
 * differently. Pages opened in them record their layout shifts.
 */
export const slowWindows: readonly (TabOptions & { width: number })[] = [
  { width: 360, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, before: noteOnSlowLine },
  { width: 1440, viewport: { width: 1440, height: 900 }, before: noteOnSlowLine },
];

async function noteOnSlowLine(page: Page): Promise<void> {
  await recordShifts(page);
  let asked = 0;
  await page.route(/\.(?:js|css|json|wasm)$/, async (route) => {
    asked += 1;
    await new Promise((done) => setTimeout(done, 100 + ((asked * 170) % 400)));
    await route.continue().catch(() => undefined);
  });
}
