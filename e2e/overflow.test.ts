/**
 * No page is wider than its window. Styles alone decide that, so every page is laid out without scripts, which is quick:
 * each loads once and is then given one width after the other.
 */
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

/** Smallest and largest, a tablet, both sides of the breakpoint. `reading.test.ts` takes a page of each kind through more. */
const widths = [320, 768, 1023, 1024, 1440];

test('nothing sticks out of any page from 320 to 1440 px', { timeout: 600_000 }, async () => {
  const { page } = await site.open({
    javaScriptEnabled: false,
    bypassCSP: true,
    allowed: /404|ERR_FAILED|ERR_NAME_NOT_RESOLVED/,
  });
  // Fonts, pictures and the like change no width here; sizes of pictures stand in the documents.
  await page.route(/\.(?:png|jpe?g|webp|avif|ico)$/, (route) => route.abort());
  const addresses = await allAddresses();
  expect(addresses.length).toBeGreaterThan(200);
  const tooWide: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    // Parts that are off screen are laid out too: an estimate of their height has no width.
    await page.evaluate(() =>
      document.head.insertAdjacentHTML('beforeend', '<style>.part { content-visibility: visible !important; }</style>'),
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${address} at ${width}: ${needed}`);
    }
  }
  expect(tooWide).toEqual([]);
});
