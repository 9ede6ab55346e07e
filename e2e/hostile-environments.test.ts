/**
 * Tests what can go wrong in readers' browsers: scripts that fail to load, documents changed by other software, and
 * wrong clocks.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteForTests, type Tab } from './browser.ts';

const site = siteForTests();

/** Three kinds of pages: the home page, a guide, and a tool. */
const pages = [
  { address: '/', words: 'Bundle your assets' },
  { address: '/guides/caching/', words: 'Caching' },
  { address: '/tools/configuration/', words: 'Configuration' },
];

/** Matches console messages from the browser and the site about scripts that fail to load. */
const missing = /Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk|MODULE_NOT_FOUND|Cannot find module/;

/** Returns the text of the first heading. On the home page, the rotating word is on a separate line. */
const heading = async (tab: Tab) => (await tab.page.locator('h1').first().innerText()).replace(/\s+/g, ' ');

/** Clicks the first link to a path. */
const follow = (tab: Tab, address: string) =>
  tab.page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Returns the names of the scripts that a page loads without interaction, without their hashes. */
async function scriptsOf(address: string): Promise<string[]> {
  const tab = await site.open();
  const names = new Set<string>();
  tab.page.on('request', (request) => {
    if (request.resourceType() === 'script') names.add(new URL(request.url()).pathname);
  });
  await tab.visit(address);
  await tab.close();
  return [...names];
}

/** Checks that the page's content is visible and that links work. */
async function staysReadable(tab: Tab, words: string): Promise<void> {
  const main = tab.page.locator('main');
  expect(await heading(tab)).toContain(words);
  expect((await main.innerText()).length).toBeGreaterThan(400);
  const { width, height } = (await main.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThan(200);
}

describe('a script that never comes', () => {
  test.each(pages)(
    '$address stays readable without any of its scripts, and links lead on',
    async ({ address, words }) => {
      const scripts = await scriptsOf(address);
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) {
        const tab = await site.open({ allowed: missing });
        await tab.page.route(`**${script}`, (route) => route.abort());
        await tab.visit(address);
        await staysReadable(tab, words).catch((error: unknown) => {
          throw new Error(`Without ${script}: ${String(error)}`);
        });
        await follow(tab, '/concepts/');
        await expect.poll(() => heading(tab), { message: `without ${script}` }).toBe('Concepts');
        await tab.close();
      }
    },
  );
});

/** Changes the document like translation software, which wraps each text in elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, font')) texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `«${text.data}»`;
    text.replaceWith(outer);
  }
}

/**
 * Changes the document like browser extensions, which insert elements before, between, and after the site's own, set
 * attributes, and remove elements.
 */
function interfere(): void {
  for (const parent of document.querySelectorAll('body, #root, header, main, nav, footer, h1, button')) {
    const added = document.createElement('div');
    added.className = 'of-an-extension';
    parent.prepend(added);
    parent.append(added.cloneNode());
    parent.setAttribute('data-extension', '1');
  }
  document.querySelector('footer')?.remove();
  document.querySelector('header svg')?.remove();
  document.documentElement.style.setProperty('--of-an-extension', '1');
}

/** Runs a function in the document after parsing and before hydration. */
const atOnce = (change: () => void) => async (page: Page) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${change.toString()})());`);
};

describe.each([
  ['translated by the browser', translate],
  ['changed by an extension', interfere],
] as const)('a document that is %s', (_, change) => {
  // Matches React's console messages about hydration mismatches, after which it renders the page again.
  const differs = /Minified React error #4(?:18|25|23|22)\b|Hydration failed/;

  test('after it woke: navigation goes on, back as well', async () => {
    const tab = await site.open();
    await tab.visit('/guides/caching/');
    await tab.page.evaluate(change);
    for (const [address, title] of [
      ['/guides/code-splitting/', 'Code splitting'],
      ['/concepts/', 'Concepts'],
      ['/blog/', 'Blog'],
      ['/concepts/', 'Concepts'],
    ] as const) {
      await follow(tab, address);
      // Check that nothing of the previous page remains.
      await expect
        .poll(async () => (await heading(tab)).replaceAll(/[«»]/g, '').trim(), { message: address })
        .toBe(title);
      expect(await tab.page.locator('h1').count()).toBe(1);
      expect(await tab.page.locator('main').count()).toBe(1);
      await tab.page.evaluate(change);
    }
    await tab.page.goBack();
    await expect.poll(() => heading(tab)).toContain('Blog');
    expect(await tab.page.locator('header').first().isVisible()).toBe(true);
  });

  test('before it woke: the page is whole, and navigation goes on', async () => {
    const tab = await site.open({ before: atOnce(change), allowed: differs });
    await tab.visit('/guides/caching/');
    await staysReadable(tab, 'Caching');
    expect(await tab.page.locator('main').count()).toBe(1);
    await follow(tab, '/concepts/');
    await expect.poll(() => heading(tab)).toContain('Concepts');
  });

  test('the search opens and answers', async () => {
    const tab = await site.open();
    await tab.visit('/guides/caching/');
    await tab.page.evaluate(change);
    await tab.page.keyboard.press('/');
    await tab.page.keyboard.type('splitChunks');
    await expect.poll(() => tab.page.locator('dialog[open] [role=option]').count()).toBeGreaterThan(1);
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => new URL(tab.page.url()).pathname).not.toBe('/guides/caching/');
  });
});

test.each(['1970-01-01T00:00:01Z', '2099-12-31T23:59:59Z'])('a clock that says %s changes nothing', async (time) => {
  for (const { address, words } of [
    ...pages,
    { address: '/vote/', words: 'ote' },
    { address: '/blog/', words: 'Blog' },
  ]) {
    const tab = await site.open({ before: (page) => page.clock.setFixedTime(time), allowed: missing });
    await tab.visit(address);
    await staysReadable(tab, words);
    expect(await tab.page.locator('main').innerText()).not.toMatch(/NaN|Invalid Date|undefined/);
    await follow(tab, '/concepts/');
    await expect.poll(() => heading(tab)).toBe('Concepts');
    await tab.close();
  }
});
