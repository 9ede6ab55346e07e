/** Measures the memory of a browser tab over thousands of client-side navigations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { followLinks } from '../e2e/follow-links.ts';
import { type MemoryUse, measureMemory } from '../e2e/memory-use.ts';
import { desktop, inFreshPage, type BrowserSetup } from './browser-setup.ts';

/** Memory of a browser tab at the beginning and the end of a long session. */
export interface Soak {
  navigations: number;
  seconds: number;
  /** Memory after every page has been visited once, so that all code and content is loaded. */
  before: MemoryUse;
  after: MemoryUse;
}

/**
 * Navigates to all pages of the site in one browser tab, first once to load them and then `navigations` more times.
 * Excludes pages that contact other hosts, and tools that run web workers.
 */
export async function measureSoak(stage: BrowserSetup, dist: string, navigations: number): Promise<Soak> {
  const sitemap = await readFile(path.join(dist, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const round = addresses.filter((address) => !/^\/(?:vote|tools|playground)\//.test(address));
  const [first = '/', second = '/'] = round;
  return inFreshPage(stage, desktop, async (page) => {
    await page.goto(stage.server.url + first, { waitUntil: 'networkidle' });
    const devtools = await page.context().newCDPSession(page);
    await followLinks(page, round);
    // Go back to the first page, so that both memory measurements see the same document.
    await followLinks(page, [second, first]);
    const before = await measureMemory(devtools);
    const start = performance.now();
    const way = Array.from({ length: navigations }, (_, index) => round[(index + 1) % round.length] ?? first);
    for (let at = 0; at < way.length; at += 200) await followLinks(page, way.slice(at, at + 200));
    const seconds = Math.round((performance.now() - start) / 1000);
    await followLinks(page, [second, first]);
    return { navigations, seconds, before, after: await measureMemory(devtools) };
  });
}
