/**
 * Tests the site's fonts: they are used if they load before the first paint, and are otherwise stored for the next
 * page.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createSiteServer } from '../generator/serve/site-server.ts';
import { showInBrowser, siteFolder, siteForTests, type Tab, type TestSite } from './browser.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';

const address = '/guides/caching/';

const isChosen = ({ page }: Tab) => page.evaluate(() => 'typeface' in document.documentElement.dataset);

/** Returns the fonts that the browser actually uses for the page's title and its first code block. */
async function fontsOf({ page }: Tab): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const families: string[] = [];
  for (const selector of ['main h1', 'main pre code']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    families.push(...fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName));
  }
  await session.detach();
  return families;
}

/** Returns for each font request whether it started `before` or `after` the first paint. */
const requests = ({ page }: Tab) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => (startTime < paint!.startTime ? 'before' : 'after'));
  });

describe('on a host that is near', () => {
  const site = siteForTests();

  test('they are asked for at once, and drawn with', { tags: 'main-way' }, async () => {
    const tab = await site.open();
    await tab.visit(address);
    expect(await isChosen(tab)).toBe(true);
    // A font that loaded too late for the first paint is used on the next page.
    await expect
      .poll(async () => {
        await tab.page.reload();
        return fontsOf(tab);
      })
      .toEqual(['Geist', 'Geist Mono']);
  });

  test('a fallback has the widths and the lines of text of the font that it stands for', async () => {
    const tab = await site.open();
    await tab.visit(address);
    const sizes = await tab.page.evaluate(async () => {
      const text = 'The browser cache can keep your files for a year if their names change with their content. ';
      const sizeOf = async (weight: number, family: string) => {
        const font = `${weight} 44px "${family}"`;
        await document.fonts.load(font);
        const span = document.body.appendChild(document.createElement('span'));
        span.style.cssText = `position: absolute; white-space: nowrap; line-height: normal; font: ${font}`;
        span.textContent = text.repeat(5);
        const { width, height } = span.getBoundingClientRect();
        span.remove();
        return { width, height };
      };
      return Promise.all(
        [400, 700].map(
          async (weight) => [await sizeOf(weight, 'Geist'), await sizeOf(weight, 'Geist Fallback')] as const,
        ),
      );
    });
    for (const [font, fallback] of sizes) {
      expect(Math.abs(fallback.width / font.width - 1)).toBeLessThan(0.04);
      expect(Math.abs(fallback.height - font.height)).toBeLessThanOrEqual(1);
    }
  });

  test('a reader who saves data keeps the fonts of the system', async () => {
    const tab = await site.open();
    await tab.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await tab.visit(address);
    await tab.quiet();
    expect(await isChosen(tab)).toBe(false);
    expect(await requests(tab)).toEqual([]);
  });
});

describe('on a host that is far', () => {
  const site = siteForTests(startFarSite);

  test.each([
    ['desktop', {}],
    ['phone', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }],
  ])('none is asked for before the first paint, and the next page has them, on a %s', async (_name, options) => {
    const tab = await site.open({ ...options, before: recordShifts });
    await tab.visit(address);
    expect(await isChosen(tab)).toBe(false);
    await expect.poll(() => requests(tab)).toEqual(['after', 'after']);
    await expect.poll(() => tab.page.evaluate(() => localStorage.getItem('typeface'))).toBe('kept');
    expect(await fontsOf(tab)).toEqual([]);
    expect(await shiftsOf(tab.page)).toEqual([]);

    const next = tab.page.locator('article > footer a[href^="/guides/"]').first();
    const title = await tab.page.title();
    await next.click();
    await expect.poll(() => tab.page.title()).not.toBe(title);
    expect(await fontsOf(tab)).toEqual(['Geist', 'Geist Mono']);

    await tab.visit('/guides/development/');
    expect(await isChosen(tab)).toBe(true);
    expect(await fontsOf(tab)).toEqual(['Geist', 'Geist Mono']);
  });
});

async function forward(url: string, response: ServerResponse): Promise<void> {
  await passed(300);
  const answer = await fetch(url);
  const kept = ['content-type', 'cache-control'].map((name) => [name, answer.headers.get(name) ?? '']);
  response.writeHead(answer.status, Object.fromEntries(kept));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Serves the built site with a latency of 300 ms. */
async function startFarSite(): Promise<TestSite> {
  const host = createSiteServer(siteFolder);
  await host.listen(0);
  const way = createServer(({ url }, response) => {
    // Forwarding fails if the tab and the host close before the response has arrived.
    forward(`${host.url}${url}`, response).catch(() => response.destroy());
  });
  way.listen(0);
  await once(way, 'listening');
  return showInBrowser({
    url: `http://localhost:${(way.address() as AddressInfo).port}`,
    async close() {
      way.closeAllConnections();
      way.close();
      await host.close();
    },
  });
}
