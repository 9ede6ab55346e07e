/**
 * Tests the dev server: edits to a page, and errors in it, appear in the open page without a reload. Also runs the core
 * tests of the built site, because the dev server uses different code.
 */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { type DevSite, isMarkedPage, markPage, startDevSite } from './dev-site.ts';

const first = 'guides/first.md';

let site: DevSite;
let tab: Tab;
let source: string;

const heading = () => tab.page.locator('h1');
const panel = () => tab.page.getByRole('complementary', { name: 'Report on this page' });
const address = () => new URL(tab.page.url()).pathname;

beforeAll(async () => {
  site = await startDevSite('e2e-dev');
  source = await site.read(first);
  tab = await site.open();
  await tab.visit('/guides/first/');
  await markPage(tab);
});

afterAll(() => site?.close());

test('a page is served complete, and hydrates without an error', { tags: 'main-way' }, async () => {
  expect(await tab.page.textContent('h1')).toContain('First page');
  expect(await (await fetch(`${site.url}/guides/first/`)).text()).toContain('The first words of the first page.');
  expect(tab.errors).toEqual([]);
});

test('an edit shows in the open page without a reload', { tags: 'main-way' }, async () => {
  await site.save(first, source.replace('The first words', 'The edited words'));
  await tab.page.getByText('The edited words of the first page.').waitFor();
  expect(await isMarkedPage(tab)).toBe(true);
});

test('an edited title is that of the document', async () => {
  await site.save(first, source.replace('title: First page', 'title: Newer page').replace('The first', 'The edited'));
  await expect.poll(() => tab.page.title()).toBe('Newer page | webpack');
  await site.save(first, source.replace('The first words', 'The edited words'));
  await expect.poll(() => tab.page.title()).toBe('First page | webpack');
  expect(await isMarkedPage(tab)).toBe(true);
});

test('an edited page that is not open is new when it is gone to', async () => {
  const second = 'guides/second.md';
  await site.save(second, (await site.read(second)).replace('The first words', 'The later words'));
  await expect.poll(async () => (await fetch(`${site.url}/guides/second/`)).text()).toContain('The later words');
  await tab.page.getByRole('link', { name: 'second page' }).first().click();
  await tab.page.getByText('The later words of the second page.').waitFor();
  expect(await isMarkedPage(tab)).toBe(true);
});

test('an error names file and line in the page and the terminal, and the last good state stays', async () => {
  await tab.visit('/guides/first/');
  await site.save(first, source.replace('sort: 1', 'sort: first'));
  await panel().getByRole('alert').waitFor();
  await panel()
    .getByRole('listitem')
    .filter({ hasText: /first\.md:\d+.*sort/ })
    .waitFor();
  expect(site.terminal).toContainEqual(expect.stringMatching(/guides\/first\.md:\d+ .*sort/));
  expect(await (await fetch(`${site.url}/guides/first/`)).text()).toContain('The edited words');
});

test('errors of a page stop neither edits of others nor their own page', { tags: 'main-way' }, async () => {
  const second = 'guides/second.md';
  const sound = await site.read(second);
  const [standing = ''] = /The \w+ words/.exec(sound) ?? [];
  await site.save(first, source.replace('sort: 1', 'sort: first'));
  await tab.visit('/guides/second/');
  await markPage(tab);
  for (const words of ['Words beside an error', 'Other words beside it']) {
    await site.save(second, sound.replace(standing, words));
    await tab.page.getByText(words).waitFor();
  }
  await site.save(second, sound.replace(standing, '![Missing](./nowhere.png)\n\nThe words not shown'));
  await panel().getByRole('listitem').filter({ hasText: 'nowhere.png' }).waitFor();
  expect(await tab.page.getByText('Other words beside it').count()).toBe(1);
  await site.save(second, sound);
  await tab.page.getByText(standing).waitFor();
  await expect.poll(() => panel().getByRole('alert').count()).toBe(0);
  expect(site.terminal.filter((line) => line.endsWith('guides/second.md: fixed'))).toHaveLength(1);
  expect(await isMarkedPage(tab)).toBe(true);
});

test('a corrected error goes away', async () => {
  await tab.visit('/guides/first/');
  await panel().getByRole('alert').waitFor();
  await site.save(first, source.replace('The first words', 'The corrected words'));
  await tab.page.getByText('The corrected words of the first page.').waitFor();
  await expect.poll(() => panel().getByRole('alert').count()).toBe(0);
});

test('edits show however an editor writes them', async () => {
  const file = path.join(site.content, first);
  const corrected = await site.read(first);
  for (const words of ['Words of vim', 'Later words of vim']) {
    await rename(file, `${file}~`);
    await site.save(first, corrected.replace('The corrected words', words));
    await rm(`${file}~`);
    await tab.page.getByText(words).waitFor();
  }
  for (const words of ['Words moved here', 'Later words moved here']) {
    await site.save(`${first}.tmp`, corrected.replace('The corrected words', words));
    await rename(`${file}.tmp`, file);
    await tab.page.getByText(words).waitFor();
  }
  await site.save(first, corrected);
  await tab.page.getByText('The corrected words').waitFor();
});

test('paths without a slash are redirected, unknown ones answer 404', async () => {
  const slash = await fetch(`${site.url}/guides/first?a=b`, { redirect: 'manual' });
  expect(slash.headers.get('location')).toBe('/guides/first/?a=b');
  expect((await fetch(`${site.url}/guides/nowhere/`)).status).toBe(404);
  expect((await fetch(`${site.url}/%`)).status).toBe(400);
});

test('a link changes page, title, focus and scroll position without loading a document; back restores them', async () => {
  expect(tab.errors).toEqual([]);
  await tab.close();
  tab = await site.open({ viewport: { width: 1280, height: 300 } });
  await tab.visit('/guides/first/');
  await markPage(tab);
  await tab.page.evaluate(() => scrollTo(0, 250));
  await tab.page.locator('#sidebar a[href="/guides/second/"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => heading().textContent()).toBe('Second page');
  expect(address()).toBe('/guides/second/');
  expect(await tab.page.title()).toBe('Second page | webpack');
  expect(await tab.page.evaluate(() => scrollY)).toBeLessThan(10);
  expect(await tab.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await tab.page.goBack();
  await expect.poll(() => heading().textContent()).toBe('First page');
  await expect.poll(() => tab.page.evaluate(() => Math.abs(scrollY - 250) < 100)).toBe(true);
  expect(await isMarkedPage(tab)).toBe(true);
});

test('a hash, an old id too, scrolls its heading under the header', async () => {
  await tab.visit('/guides/first/#old-end');
  const top = () => tab.page.locator('#the-end').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  await expect.poll(top).toBeGreaterThan(0);
});

test('the search finds what is written, and leads to it', async () => {
  await tab.page.keyboard.press('/');
  await tab.page.getByRole('dialog').getByRole('combobox').fill('corrected words');
  await tab.page
    .getByRole('option', { name: /First page/ })
    .first()
    .waitFor();
  await tab.page.keyboard.press('Enter');
  await expect.poll(address).toBe('/guides/first/');
  await expect.poll(() => tab.page.getByRole('dialog').count()).toBe(0);
});

test('the theme that was chosen stays', async () => {
  const theme = () => tab.page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await tab.page.getByRole('button', { name: /theme/i }).first().click();
  await expect.poll(theme).not.toBe(before);
  const chosen = await theme();
  await tab.visit('/guides/second/');
  expect(await theme()).toBe(chosen);
});

test('code is copied as it is shown', async () => {
  await tab.visit('/guides/first/');
  await tab.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.page.locator('figure.code .copy').first().click();
  await expect.poll(() => tab.page.evaluate(() => navigator.clipboard.readText())).toBe('export const answer = 42;');
});

test('every kind of page comes without an error of the console: home, section, post, printable', async () => {
  for (const url of ['/', '/guides/', '/blog/', '/blog/2026-11-01-a-post/', '/guides/printable/']) {
    await tab.visit(url);
    expect(await tab.page.locator('main').first().isVisible(), url).toBe(true);
    expect(tab.errors, url).toEqual([]);
  }
});

test('code that throws in the browser shows in the overlay', async () => {
  await tab.close();
  tab = await site.open({ allowed: /planted/ });
  await tab.visit('/guides/first/');
  await tab.page.evaluate(() => void setTimeout(() => reportError(new Error('planted in the page'))));
  const overlay = tab.page.frameLocator('#webpack-dev-server-client-overlay');
  await overlay.getByText('planted in the page').first().waitFor();
});

test('what does not exist says so, with a way home', async () => {
  await tab.close();
  tab = await site.open({ allowed: /404/ });
  await tab.visit('/guides/nowhere/');
  expect(await heading().textContent()).toBe('Page Not Found');
  await tab.page.locator('main a[href="/"]').first().click();
  await expect.poll(address).toBe('/');
  expect(tab.errors).toEqual([]);
});

test('a page reads without JavaScript', async () => {
  await tab.close();
  tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/guides/first/');
  expect(await tab.page.locator('.prose').textContent()).toContain('The corrected words of the first page.');
  expect(await tab.page.locator('#sidebar a[href="/guides/second/"]').count()).toBe(1);
});
