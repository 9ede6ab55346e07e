/** Tests the site as a translation: all interface strings are translated, and the layout is right-to-left. */
import { afterAll, expect, test, vi } from 'vitest';
import { build } from '../site.config.ts';
import { siteForTests, startSite, type Tab } from './browser.ts';
import { untilCached } from './until-cached.ts';
import { buildMirror, type MirrorProject } from './mirror-project.ts';

// A `beforeAll` hook builds the site from scratch.
vi.setConfig({ hookTimeout: 600_000 });

let project: MirrorProject | undefined;
const site = siteForTests(async () => {
  project = await buildMirror('ar');
  return startSite(project.dist);
});
afterAll(() => project?.remove());

/** Matches text that comes from the configuration or the content, not from the string catalog. */
const ofElsewhere = new RegExp(
  [
    'webpack|GitHub|Stack Overflow|output\\.publicPath|Ctrl|Enter|API|Concepts|Configuration|Guides|Loaders|Plugins|Errors|Migrate',
    'A post|Blog|Tools|First page|Second page|The second page of the small site[^.]*\\.',
    ...build.assistants.map(({ label }) => label),
  ].join('|'),
);

/** Returns text in the interface that isn't from the catalog, whether visible or for screen readers. */
const untranslated = (tab: Tab) =>
  tab.page.evaluate((known) => {
    const parts = [...document.querySelectorAll('header, #sidebar button, main article > *, main > section, dialog')];
    const shown = parts.flatMap((part) => {
      const all = [part, ...part.querySelectorAll('*')].filter(
        (one) => !one.closest('.prose, h1, [data-search-result]'),
      );
      const names = all.flatMap((one) =>
        ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      );
      const texts = all.flatMap((one) =>
        [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
      );
      return [...names, ...texts];
    });
    return shown.filter((text) => /[a-z](?!\u0301)[a-z](?!\u0301)/i.test(text.replaceAll(new RegExp(known, 'g'), '')));
  }, ofElsewhere.source);

test('documents say their language and direction, and each page the same one on the mirrors', async () => {
  const tab = await site.open();
  await tab.visit('/guides/first/');
  expect(await tab.page.locator('html').getAttribute('lang')).toBe('ar');
  expect(await tab.page.locator('html').getAttribute('dir')).toBe('rtl');
  const alternates = await tab.page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`));
  expect(alternates).toContain('ar https://webpack.js.org/guides/first/');
  expect(alternates).toContain('zh https://webpack.docschina.org/guides/first/');
  const feed = await (await fetch(`${site.url}/feed.xml`)).text();
  expect(feed).toContain('xml:lang="ar"');
});

test.each(['/guides/first/', '/guides/', '/blog/', '/nowhere/'])(
  'no text of the frame of %s is left in English',
  async (address) => {
    const tab = await site.open({ allowed: /404/ });
    await tab.visit(address);
    expect(await untranslated(tab)).toEqual([]);
  },
);

/** Returns text in a tool that isn't from the catalog, except for the prose of its page, code, and input. */
const untranslatedInTool = (tab: Tab) =>
  tab.page.evaluate(() => {
    const isWord = (text: string) => /[a-z](?!\u0301)[a-z](?!\u0301)/i.test(text);
    const parts = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
      (one) => !one.closest('.prose, pre, code, noscript, [data-engine], [class*=editor], canvas, option'),
    );
    const shown = parts.flatMap((one) => [
      ...['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ]);
    return [...new Set(shown.map((text) => text.trim()).filter(isWord))];
  });

/**
 * Matches words that aren't translated: names of files, modules, chunks, options, ids, and tools, and units. Also
 * matches parts of dates and lists, which are formatted for `locale`.
 */
const names =
  /[\w@./!:-]*(?:\/|\.[a-z]+|--)[\w@./!:*-]*|[a-z-]*webpack[a-z-]*|\d\s?(?:ms|s|KB|KiB|MiB|MB|B)\b|\b(?:npx|NODE_ENV|web|gzip|brotli|main|runtime|mode|target|experiments|production|development|none|shop|account|product|notes|chart|my-app|Create React App|Vite|und|oder)\b|js \(\d+\)|#[\w-]+|\d+\. \p{L}+ \d{4}/giu;

test.each([
  ['/tools/bundle/', '[data-stage=open] table'],
  ['/tools/configuration/', '[data-check]'],
  ['/playground/', '[data-phase=done]'],
  ['/tools/start/', '[role=tabpanel]'],
])('nor of what %s shows', async (address, ready) => {
  const tab = await site.open();
  await tab.visit(address);
  await tab.page.locator(ready).first().waitFor();
  const left = (await untranslatedInTool(tab)).map((text) => text.replaceAll(names, ''));
  expect(left.filter((text) => /[a-z](?!\u0301)[a-z](?!\u0301)/i.test(text))).toEqual([]);
});

test('nor of the search', async () => {
  const tab = await site.open();
  await tab.visit('/guides/first/');
  await tab.page.keyboard.press('/');
  await tab.page.locator('dialog input').waitFor();
  expect(await untranslated(tab)).toEqual([]);
  await tab.page.keyboard.type('qqqqzzzz');
  await expect.poll(() => tab.page.locator('dialog').innerText()).toContain('qqqqzzzz');
  expect((await untranslated(tab)).filter((text) => text !== 'qqqqzzzz')).toEqual([]);
});

test.each([320, 1280])(
  'from right to left, %i px wide: nothing sticks out, the sidebar is at the right',
  async (width) => {
    const tab = await site.open({ viewport: { width, height: 800 } });
    await tab.visit('/guides/first/');
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width < 1024) await tab.page.locator('header button[aria-controls=sidebar]').click();
    const leftOf = (selector: string) =>
      tab.page.locator(selector).evaluate((one) => one.getBoundingClientRect().right);
    await expect.poll(() => leftOf('#sidebar')).toBeGreaterThan(width * 0.9);
    expect(
      await tab.page
        .locator('pre')
        .first()
        .evaluate((one) => getComputedStyle(one).direction),
    ).toBe('ltr');
  },
);

test('nor of the list of keys, and of the page for what is not kept', async () => {
  const tab = await site.open({
    serviceWorkers: 'allow',
    allowed: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });
  await tab.visit('/guides/first/');
  await tab.page.keyboard.press('?');
  await tab.page.locator('dialog[open] dl').waitFor();
  expect((await untranslated(tab)).filter((text) => !/^(?:Esc(?:, Tab)?|Ctrl (?:K|Space)|⌘ K)$/.test(text))).toEqual(
    [],
  );
  await untilCached(tab.page);
  await tab.page.context().setOffline(true);
  await tab.page.goto('/guides/second/');
  const words = await tab.page.locator('[data-offline-page] :is(h1, p, h2)').allTextContents();
  expect(words.length).toBeGreaterThan(2);
  expect(words.filter((text) => /[a-z](?!\u0301)[a-z](?!\u0301)/i.test(text))).toEqual([]);
});
