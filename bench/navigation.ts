/** Measures the time from a click on a link to the last paint of the new page's headings. */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../e2e/until.ts';
import { desktop, inFreshPage, median, settle, type BrowserSetup } from './browser-setup.ts';

/**
 * Duration of a client-side navigation in milliseconds, and the bytes of its response bodies, including the prefetch on
 * hover.
 */
export interface Click {
  ms: number;
  bytes: number;
}

/** The page's `window`, with the recorded times of the click and the paint. */
declare const window: { seen: { clicked: number; painted: number } };

/**
 * Measures clicks on links in the sidebar and returns medians. For each target, opens a new session, loads `from`,
 * hovers over the link for 100 ms, and clicks it.
 */
export async function measureClicks(stage: BrowserSetup, from: string, targets: string[]): Promise<Click> {
  const clicks: Click[] = [];
  for (const target of targets) clicks.push(await clickOnce(stage, from, target));
  return { ms: median(clicks.map(({ ms }) => ms)), bytes: median(clicks.map(({ bytes }) => bytes)) };
}

function clickOnce(stage: BrowserSetup, from: string, target: string): Promise<Click> {
  return inFreshPage(stage, desktop, async (page) => {
    await page.goto(stage.server.url + from);
    await settle(stage, 1000);
    await page.evaluate(() => {
      const seen = { clicked: 0, painted: 0, arrived: false };
      Object.assign(window, { seen });
      addEventListener(
        'click',
        () => {
          seen.clicked = performance.now();
        },
        true,
      );
      const title = document.querySelector('h1')?.textContent;
      let count = -1;
      const look = () => {
        const headings = document.querySelectorAll('h2, h3').length;
        seen.arrived ||= seen.clicked > 0 && document.querySelector('h1')?.textContent !== title;
        if (seen.arrived && headings !== count) {
          count = headings;
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            seen.painted = performance.now();
          };
          channel.port2.postMessage(0);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const link = page.locator(`:is(aside, nav) a[href="${target}"]:visible, main a[href="${target}"]:visible`).first();
    await link.scrollIntoViewIfNeeded({ timeout: 5000 });
    await pause(400);
    stage.server.sent.length = 0;
    await link.hover();
    await pause(100);
    await page.mouse.down();
    await page.mouse.up();
    await until(page, () => window.seen.painted > 0);
    await settle(stage, 700);
    const ms = await page.evaluate(() => {
      const { clicked, painted } = window.seen;
      return painted - clicked;
    });
    return { ms, bytes: stage.server.sent.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
