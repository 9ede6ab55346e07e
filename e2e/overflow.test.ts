/**
 * No page is wider than its window. Styles alone decide that, so every page is laid out without scripts, which is quick:
 * each loads once and is then given one width after the other.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteForTests } from './browser.ts';

const site = siteForTests();

/** Every page that the site knows of, printable ones and those without a place in the index included. */
async function allAddresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const sections = ['api', 'concepts', 'configuration', 'contribute', 'guides', 'loaders', 'migrate', 'plugins'];
  return [...new Set([...listed, ...sections.map((section) => `/${section}/printable/`), '/vote/', '/no/such/page/'])];
}

/**
 * Smallest and largest, and where the frame changes: up to the next of these a page has only more room.
 * `reading.test.ts` takes a page of each kind through more.
 */
const widths = [320, 768, 1024, 1440];

/** Lays out what is off screen too: an estimate of its height has no width. */
function showAllParts(): void {
  document.head.insertAdjacentHTML('beforeend', '<style>.part { content-visibility: visible !important; }</style>');
}

/** How wide the page is, and words that its frame cuts off. */
function tooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  const words = document.querySelectorAll('main :is(p, li, h1, h2, h3, h4, dd, a, code, summary, figcaption)');
  const cut = [...words].filter(
    (element) =>
      element.getBoundingClientRect().right > innerWidth + 1 &&
      !element.closest('pre, .table, .tab-list, figure.diagram'),
  );
  return [
    ...(scrollWidth > innerWidth ? [`needs ${scrollWidth}`] : []),
    ...cut.slice(0, 3).map(({ localName, textContent }) => `<${localName}> ${textContent.slice(0, 60)}`),
  ];
}

async function look(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  // The window has the last width of the page before: each begins where that one ended.
  const upOrDown = page.viewportSize()!.width === widths.at(-1) ? widths.toReversed() : widths;
  await page.goto(address);
  await page.evaluate(showAllParts);
  for (const width of upOrDown) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(tooWide)).map((what) => `${address} at ${width}: ${what}`));
    // A section in one piece has the parts of its pages, which are looked at there; laying out all takes it seconds.
    if (address.endsWith('/printable/'))
      await page.locator('.part').evaluateAll((parts) => parts.map((part) => part.remove()));
  }
  return found;
}

test('nothing sticks out of any page from 320 to 1440 px', { timeout: 600_000 }, async () => {
  const waiting = await allAddresses();
  expect(waiting.length).toBeGreaterThan(200);
  const found: string[] = [];
  // Two at a time: one loads while the other is laid out.
  await Promise.all(
    [1, 2].map(async () => {
      const { page } = await site.open({
        javaScriptEnabled: false,
        bypassCSP: true,
        allowed: /404|ERR_FAILED|ERR_NAME_NOT_RESOLVED/,
      });
      // Pictures change no width: their sizes stand in the documents.
      await page.route(/\.(?:png|jpe?g|gif|webp|avif|ico)$/, (route) => route.abort());
      for (let address = waiting.shift(); address; address = waiting.shift())
        found.push(...(await look(page, address)));
    }),
  );
  expect(found).toEqual([]);
});
