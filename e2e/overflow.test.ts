/**
 * Tests that no page overflows its window horizontally. This only depends on styles, so every page is laid out without
 * scripts: it is loaded once in a frame, which is then shown and resized.
 */
import { expect, test } from 'vitest';
import { siteForTests } from './browser.ts';

const site = siteForTests();

/** Returns the paths of all pages on the site, including printable and unlisted ones. */
async function allAddresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const sections = ['api', 'concepts', 'configuration', 'contribute', 'guides', 'loaders', 'migrate', 'plugins'];
  return [...new Set([...listed, ...sections.map((section) => `/${section}/printable/`), '/vote/', '/no/such/page/'])];
}

/**
 * The smallest and largest widths, and the breakpoints of the layout. Widths in between need no test, because a page
 * then only has more space. `reading.test.ts` tests one page of each kind at more widths.
 */
const widths = [320, 768, 1024, 1440];

interface Asked {
  address: string;
  widths: readonly number[];
}

/**
 * Lays out a page at each width. Runs in the browser.
 *
 * @returns widths at which the page overflows, and texts that are clipped
 */
async function look({ address, widths }: Asked): Promise<string[]> {
  const frame = document.querySelector('iframe')!;
  // Hide the frame while it loads, so that the browser doesn't lay it out repeatedly.
  frame.style.display = 'none';
  await new Promise((loaded) => {
    frame.onload = loaded;
    frame.src = address;
  });
  const { contentDocument, contentWindow } = frame;
  const page = contentDocument!;
  /** Whether an element is in a part that scrolls horizontally and fits the window. */
  const isInScroller = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX } = contentWindow!.getComputedStyle(element);
    if (!/auto|scroll/.test(overflowX)) return isInScroller(element.parentElement);
    return element.getBoundingClientRect().right <= contentWindow!.innerWidth;
  };
  // Turn off `content-visibility`, so that content outside of the viewport is laid out, too.
  page.head.insertAdjacentHTML('beforeend', '<style>.part { content-visibility: visible !important; }</style>');
  const found: string[] = [];
  frame.style.display = '';
  for (const width of widths) {
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
    // Tables with a sticky header can't scroll, so they must fit.
    for (const table of page.querySelectorAll('.prose .table'))
      if (table.scrollWidth > table.clientWidth && contentWindow!.getComputedStyle(table).overflowX === 'clip')
        found.push(`${address} at ${width}: table ${table.textContent.slice(0, 60)}`);
    for (const { localName, textContent } of cut.slice(0, 3))
      found.push(`${address} at ${width}: <${localName}> ${textContent.slice(0, 60)}`);
  }
  return found;
}

/**
 * Removes all parts but the first from a printable page, because they repeat pages that are checked themselves. They
 * are a third of the text of all documents, so they are removed before the browser reads them.
 */
function withFirstPart(html: string): string {
  let parts = 0;
  const short = html.replaceAll(/<section class="part [^]*?<\/section>/g, (part) => ((parts += 1) === 1 ? part : ''));
  expect(parts).toBeGreaterThan(1);
  return short;
}

/**
 * Opens an empty page that contains a frame in which scripts are disabled. The frame is hidden, so that it is laid out
 * but not painted. This saves a fifth of the time.
 */
async function openFrame() {
  const { page } = await site.open({ bypassCSP: true, allowed: /404|ERR_NAME_NOT_RESOLVED|frame is sandboxed/ });
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Frame</title><link rel="icon" href="data:,"><iframe sandbox="allow-same-origin" style="height: 800px; border: 0; visibility: hidden"></iframe>',
    }),
  );
  await page.route('**/printable/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withFirstPart(await response.text()) });
  });
  await page.goto('/frame');
  return page;
}

test('nothing sticks out of any page from 320 to 1440 px', { timeout: 600_000 }, async () => {
  const waiting = await allAddresses();
  expect(waiting.length).toBeGreaterThan(200);
  const found: string[] = [];
  // Check two pages at a time, so that one loads while the other is laid out.
  await Promise.all(
    [1, 2].map(async () => {
      const page = await openFrame();
      for (let address = waiting.shift(); address; address = waiting.shift())
        found.push(...(await page.evaluate(look, { address, widths })));
    }),
  );
  expect(found).toEqual([]);
});
