/** Memory of one tab over thousands of navigations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { desktop, inFreshPage, type Stage } from './stage.ts';

/** What a tab holds after garbage was collected. */
export interface Held {
  /** JavaScript's heap, MB of 1,000,000 bytes. */
  heap_mb: number;
  /** Nodes of documents, and listeners on them. */
  nodes: number;
  listeners: number;
}

/** Figures of a long session. */
export interface Soak {
  navigations: number;
  seconds: number;
  /** When every page was there once, so that all code and words are loaded. */
  before: Held;
  after: Held;
}

/**
 * Follows links to all pages of the site in turn, in one tab: once around to load them, then `navigations` times.
 * Pages that talk to other hosts, and those of the tools with workers of their own, are left out.
 */
export async function measureSoak(stage: Stage, dist: string, navigations: number): Promise<Soak> {
  const sitemap = await readFile(path.join(dist, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const round = addresses.filter((address) => !/^\/(?:vote|tools|playground)\//.test(address));
  return inFreshPage(stage, desktop, async (page) => {
    await page.goto(stage.server.url + round[0]!, { waitUntil: 'networkidle' });
    const devtools = await page.context().newCDPSession(page);
    await follow(page, round);
    // Back at one page, so that both looks see the same document.
    await follow(page, [round[1]!, round[0]!]);
    const before = await look(devtools);
    const start = performance.now();
    const way = Array.from({ length: navigations }, (_, index) => round[(index + 1) % round.length]!);
    for (let at = 0; at < way.length; at += 200) await follow(page, way.slice(at, at + 200));
    const seconds = Math.round((performance.now() - start) / 1000);
    await follow(page, [round[1]!, round[0]!]);
    return { navigations, seconds, before, after: await look(devtools) };
  });
}

/** Clicks a link to each address, and waits until its page is shown. */
function follow(page: Page, addresses: string[]): Promise<void> {
  return page.evaluate(async (all) => {
    for (const address of all) {
      if (location.pathname === address) continue;
      const shown = new Promise<void>((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`${address} did not come`)), 20_000);
        document.addEventListener(
          'page-shown',
          () => {
            clearTimeout(limit);
            resolve();
          },
          { once: true },
        );
      });
      const link = document.body.appendChild(document.createElement('a'));
      link.href = address;
      link.click();
      link.remove();
      await shown;
      // A frame, and what is done when the browser is idle.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, addresses);
}

async function look(devtools: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap_mb: Math.round(usedSize / 100_000) / 10, nodes, listeners: jsEventListeners };
}
