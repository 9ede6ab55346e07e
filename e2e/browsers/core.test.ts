/** Core of the browser tests, run in Firefox and WebKit. It covers the most noticeable features. */
import { inflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../browser.ts';
import { allDocuments } from '../documents.ts';
import { deepLinks } from './deep-links.ts';
import { browsers } from './browsers.ts';
import type { BrowserTab } from './browser-tab.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite(siteFolder);
});
afterAll(() => site.close());

describe.each(browsers.filter((browser) => browser.missing().length === 0))('$name', (browser) => {
  let visitor: BrowserTab;
  beforeAll(async () => {
    visitor = await browser.start();
  });
  afterAll(() => visitor.close());
  afterEach(async () => {
    // Clear the storage so that no state leaks into the next test.
    await visitor.run(() => localStorage.clear());
    await visitor.resize(1280, 900);
  });

  const open = (address: string) => visitor.go(site.url + address);
  const path = () => visitor.run(() => location.pathname);
  const heading = () => visitor.run(() => document.querySelector('h1')?.textContent);
  const errors = () => visitor.run(() => (window as unknown as { noted: string[] }).noted);

  test('every address loads without an error', async () => {
    const found: string[] = [];
    for (const address of allDocuments(siteFolder)) {
      await open(address);
      // Waiting for the interactive behaviors of the prose also waits for code that starts when the browser is idle.
      await expect.poll(() => visitor.run(wakeProse), { message: address }).toBe(true);
      const noted = await errors();
      if (noted.length > 0) found.push(`${address}: ${noted.join('; ')}`);
      if (!(await heading())) found.push(`${address}: no heading`);
    }
    expect(found).toEqual([]);
  });

  test('96 deep links lead to their heading, and stay there', async () => {
    const addresses = allDocuments(siteFolder).filter((address) => !/\.html$|\/printable\/$/.test(address));
    const links = deepLinks(siteFolder, { addresses, count: 96 });
    const missed: string[] = [];
    for (const { address, id } of links) {
      await open(`${address}#${id}`);
      await expect.poll(() => visitor.run(wakeProse), { message: address }).toBe(true);
      const landed = () => visitor.run(isUnderHeader, id);
      await expect
        .poll(landed, { message: `${address}#${id}`, timeout: 5000 })
        .toBe('there')
        .catch(async () => {
          missed.push(`${address}#${id}: ${await landed()}`);
        });
    }
    expect(missed).toEqual([]);
  });

  test('scrolling up from the end of a long page goes up evenly', async () => {
    await open('/guides/code-splitting/');
    await expect.poll(() => visitor.run(wakeProse)).toBe(true);
    const jumps = await visitor.run(scrollUp);
    expect(Math.max(...jumps)).toBeLessThan(8);
  });

  test('a link shows its page, back the one before where it was left, reload the same', async () => {
    await open('/guides/getting-started/');
    await visitor.run(() => {
      scrollTo(0, 1200);
      Object.assign(window, { sameDocument: true });
    });
    // Use a real click, because the back button skips pages that a script opened.
    await visitor.click('#sidebar a[href="/guides/caching/"]');
    await expect.poll(heading).toBe('Caching');
    expect(await visitor.run(() => 'sameDocument' in window)).toBe(true);
    await visitor.back();
    await expect.poll(heading).toBe('Getting started');
    await expect.poll(() => visitor.run(() => Math.abs(scrollY - 1200))).toBeLessThan(150);
    await visitor.reload();
    await expect.poll(heading).toBe('Getting started');
    await expect.poll(() => visitor.run(() => Math.abs(scrollY - 1200))).toBeLessThan(150);
    expect(await errors()).toEqual([]);
  });

  test('the search opens, finds, and leads to what it found', async () => {
    await open('/concepts/');
    await visitor.click('header [aria-label="Search"]');
    await expect.poll(() => visitor.run(() => document.activeElement?.matches('[data-search-input]'))).toBe(true);
    await visitor.type('splitChunks');
    await expect
      .poll(() => visitor.run(() => document.querySelector('[data-search-result]')?.textContent ?? ''))
      .toMatch(/splitChunks/i);
    await visitor.press('Enter');
    await expect.poll(path).not.toBe('/concepts/');
    expect(await errors()).toEqual([]);
  });

  test('the theme is switched, and kept', async () => {
    await open('/concepts/');
    const theme = () => visitor.run(() => document.documentElement.dataset.theme);
    const before = await theme();
    await visitor.click('header [aria-label="Dark theme"]');
    await expect.poll(theme).not.toBe(before);
    const after = await theme();
    await visitor.reload();
    await expect.poll(theme).toBe(after);
  });

  test('the menu of languages opens under the pointer and by a click, and closes by Escape', async () => {
    await open('/concepts/');
    const isOpen = () =>
      visitor.run(() => document.querySelector('a[hreflang="zh"]')!.checkVisibility({ visibilityProperty: true }));
    await expect.poll(isOpen).toBe(false);
    await visitor.hover('header [aria-label="Languages"]');
    await expect.poll(isOpen).toBe(true);
    await visitor.click('header [aria-label="Languages"]');
    await expect.poll(isOpen).toBe(true);
    await visitor.press('Escape');
    await expect.poll(isOpen).toBe(false);
  });

  test('on a narrow window the drawer opens, leads on, and closes', async () => {
    await visitor.resize(480, 844);
    await open('/guides/caching/');
    const isOpen = () =>
      visitor.run(() => {
        const { left, right } = document.querySelector('#sidebar')!.getBoundingClientRect();
        return Math.round(left) === 0 && right > 200;
      });
    expect(await isOpen()).toBe(false);
    await visitor.click('header [aria-label="Menu"]');
    await expect.poll(isOpen).toBe(true);
    await visitor.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await visitor.click('header [aria-label="Menu"]');
    await expect.poll(isOpen).toBe(true);
    await visitor.run(() => document.querySelector<HTMLElement>('#sidebar a[href="/guides/tree-shaking/"]')!.click());
    await expect.poll(heading).toBe('Tree shaking');
    await expect.poll(isOpen).toBe(false);
    expect(await errors()).toEqual([]);
  });

  test('code and the page as Markdown are copied', async () => {
    await open('/guides/caching/');
    await visitor.hover('.prose figure.code');
    await expect.poll(() => visitor.run(wakeProse)).toBe(true);
    await visitor.click('.prose figure.code button.copy');
    await expect
      .poll(() => visitor.run(() => document.querySelector<HTMLElement>('.prose button.copy')!.dataset.state))
      .toBe('done');
    await visitor.run(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Copy as Markdown')!
        .setAttribute('data-tested', ''),
    );
    await visitor.click('[data-tested]');
    await expect.poll(() => visitor.run(() => document.querySelector('[data-tested]')!.textContent)).toBe('Copied');
  });

  test('a page that was visited is there without the host', async ({ skip }) => {
    await open('/concepts/loaders/');
    if (!(await visitor.run(() => 'serviceWorker' in navigator))) skip('no service workers in this browser');
    await expect
      .poll(() =>
        visitor.run(async () => {
          if (!navigator.serviceWorker.controller) return false;
          return (await (await caches.open('pages-1')).match(location.pathname)) !== undefined;
        }),
      )
      .toBe(true);
    await site.stop();
    try {
      await visitor.reload();
      await expect.poll(heading).toBe('Loaders');
    } finally {
      await site.start();
    }
  });

  test('a page prints: everything is on paper, dark on white', async ({ skip }) => {
    await open('/guides/caching/');
    const pdf = await visitor.print();
    if (!pdf) skip('the driver of this browser cannot print');
    const pages = pdfText(pdf!).match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(5);
  });
});

/**
 * Simulates an interaction with the prose.
 *
 * @returns whether the interactive behaviors of the prose have loaded
 */
function wakeProse(): boolean {
  document.querySelector('main')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return 'awake' in document.documentElement.dataset;
}

/** Whether a heading is at the top of the viewport, or as close to it as the end of the page permits. */
async function isUnderHeader(id: string): Promise<string> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { top } = document.getElementById(id)!.getBoundingClientRect();
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= 0 && (top < 200 || (isAtEnd && top < innerHeight)) ? 'there' : `${Math.round(top)} px from the top`;
}

/**
 * Scrolls up from the end of the page in steps.
 *
 * @returns for each step, how many pixels the visible content moved in addition to the scroll distance
 */
async function scrollUp(): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const jumps: number[] = [];
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await frame();
  while (scrollY > 0) {
    const words = [...document.querySelectorAll('.prose :is(p, li, h2, h3, td)')];
    const seen = words.find((each) => each.getBoundingClientRect().top > 200) ?? document.body;
    const before = seen.getBoundingClientRect().top;
    const step = Math.min(500, scrollY);
    scrollBy({ top: -step, behavior: 'instant' });
    await frame();
    jumps.push(Math.abs(seen.getBoundingClientRect().top - before - step));
  }
  return jumps;
}

/** Returns the objects in a PDF as text, including compressed ones. */
function pdfText(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([^]*?)endstream/g)].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
    } catch {
      // The object is an image or a font, which is compressed differently.
      return '';
    }
  });
  return [text, ...streams].join('\n');
}
