/**
 * No page is wider than its window. Styles alone decide that, so every page is laid out without scripts, which is quick:
 * each loads once, into a frame that is then given one width after the other.
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

/**
 * Smallest and largest, and where the frame changes: up to the next of these a page has only more room.
 * `reading.test.ts` takes a page of each kind through more.
 */
const widths = [320, 768, 1024, 1440];

interface Asked {
  address: string;
  widths: readonly number[];
}

/** Lays a page out at each width, in the browser. @returns how wide it is where it has less room, and words that its frame cuts off */
async function look({ address, widths }: Asked): Promise<string[]> {
  const frame = document.querySelector('iframe')!;
  await new Promise((loaded) => {
    frame.onload = loaded;
    frame.src = address;
  });
  const { contentDocument, contentWindow } = frame;
  const page = contentDocument!;
  /** Whether a reader gets to the words by scrolling sideways in a part of the page that is in the window itself. */
  const isInScroller = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX } = contentWindow!.getComputedStyle(element);
    if (!/auto|scroll/.test(overflowX)) return isInScroller(element.parentElement);
    return element.getBoundingClientRect().right <= contentWindow!.innerWidth;
  };
  // What is off screen is laid out, too: an estimate of its height has no width.
  page.head.insertAdjacentHTML('beforeend', '<style>.part { content-visibility: visible !important; }</style>');
  const found: string[] = [];
  // The frame has the last width of the page before: each begins where that one ended.
  const upOrDown = frame.clientWidth === widths.at(-1) ? widths.toReversed() : widths;
  for (const width of upOrDown) {
    frame.style.width = `${width}px`;
    const { scrollWidth } = page.documentElement;
    if (scrollWidth > width) found.push(`${address} at ${width}: needs ${scrollWidth}`);
    const words = page.querySelectorAll('main :is(p, li, h1, h2, h3, h4, dd, a, code, summary, figcaption)');
    const cut = [...words].filter(
      (element) =>
        element.getBoundingClientRect().right > contentWindow!.innerWidth + 1 &&
        !element.closest('pre, .table, .tab-list, figure.diagram') &&
        !isInScroller(element),
    );
    for (const { localName, textContent } of cut.slice(0, 3))
      found.push(`${address} at ${width}: <${localName}> ${textContent.slice(0, 60)}`);
    // A section in one piece has the parts of its pages, which are looked at there; laying out all takes it seconds.
    if (address.endsWith('/printable/')) for (const part of page.querySelectorAll('.part')) part.remove();
  }
  return found;
}

/** An empty page with a frame in it, in which no script runs. */
async function openFrame() {
  const { page } = await site.open({ bypassCSP: true, allowed: /404|ERR_NAME_NOT_RESOLVED|frame is sandboxed/ });
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Frame</title><link rel="icon" href="data:,"><iframe sandbox="allow-same-origin" style="height: 800px; border: 0"></iframe>',
    }),
  );
  await page.goto('/frame');
  return page;
}

test('nothing sticks out of any page from 320 to 1440 px', { timeout: 600_000 }, async () => {
  const waiting = await allAddresses();
  expect(waiting.length).toBeGreaterThan(200);
  const found: string[] = [];
  // Two at a time: one loads while the other is laid out.
  await Promise.all(
    [1, 2].map(async () => {
      const page = await openFrame();
      for (let address = waiting.shift(); address; address = waiting.shift())
        found.push(...(await page.evaluate(look, { address, widths })));
    }),
  );
  expect(found).toEqual([]);
});
