/**
 * Performs ten tasks with only the keyboard. Tests what a screen reader would announce, based on the accessibility
 * tree.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteForTests } from './browser.ts';
import { screenReaderText } from './screen-reader-text.ts';

const site = siteForTests();

async function open(address: string): Promise<Page> {
  const { page, visit } = await site.open({ viewport: { width: 1280, height: 900 } });
  await visit(address);
  return page;
}

/** Presses Tab until a text is announced. Returns the announcements before it. */
async function tabTo(page: Page, wanted: RegExp, atMost = 80): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab');
    const said = await screenReaderText(page);
    if (wanted.test(said)) return passed;
    passed.push(said);
  }
  throw new Error(`${String(wanted)} was not heard: ${passed.join(', ')}`);
}
const press = (page: Page, key: string) => page.keyboard.press(key);
const hears = (page: Page) => expect.poll(() => screenReaderText(page));
const announced = (page: Page) => expect.poll(() => page.locator('#announcer').textContent());

test('1. skip the header', async () => {
  const page = await open('/guides/code-splitting/');
  await press(page, 'Tab');
  await hears(page).toBe('link "Skip to content"');
  await press(page, 'Enter');
  await hears(page).toMatch(/^main/);
});

test('2. learn how a page is divided: landmarks with names, and headings without a gap', async () => {
  const page = await open('/guides/code-splitting/');
  const tree = await page.locator('body').ariaSnapshot();
  const landmarks = [...tree.matchAll(/^ *- ((?:banner|navigation|main|complementary|contentinfo)\b[^:\n]*):/gm)];
  const names = landmarks.map(([, said]) => said!).filter((said) => !said.startsWith('complementary:'));
  for (const wanted of ['banner', 'main', 'contentinfo', 'navigation "Main"', 'navigation "Guides"'])
    expect(names).toContain(wanted);
  expect(names.filter((said) => said === 'navigation')).toEqual([]);
  const levels = [...(await page.locator('main').ariaSnapshot()).matchAll(/heading [^\n]*\[level=(\d)\]/g)].map(
    ([, level]) => Number(level),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? level - 1)).toBeLessThanOrEqual(1);
});

test('3. find the answer with the search: count and results are told, and reading goes on at the answer', async () => {
  const page = await open('/guides/caching/');
  await press(page, '/');
  await hears(page).toMatch(/^combobox "Search"/);
  await page.keyboard.type('splitChunks.cacheGroups');
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^\d+ results$/);
  await hears(page).toMatch(/^option ".*cache ?Groups.*selected=true/);
  await press(page, 'Enter');
  await announced(page).toContain('SplitChunksPlugin | webpack');
  await hears(page).toMatch(/^heading ".*cache ?Groups/);
});

test('4. and on the page that is open already', async () => {
  const page = await open('/guides/caching/');
  const there = page.url();
  await press(page, '/');
  await hears(page).toMatch(/^combobox/);
  await page.keyboard.insertText('module identifiers caching guide');
  await page.locator('[data-search-result][href*="/guides/caching/#"]').first().waitFor();
  // Look at the choice after each key: the order may still change while more of the index arrives.
  const chosen = page.locator('[data-search-result][aria-selected="true"]');
  for (let step = 0; step < 30; step++) {
    if ((await chosen.getAttribute('href'))?.includes('/guides/caching/#')) break;
    await press(page, 'ArrowDown');
  }
  await press(page, 'Enter');
  await expect.poll(() => page.url()).toMatch(`${there}#`);
  await hears(page).toMatch(/^heading "/);
});

test('5. open a page from the sidebar: state of its list, title, and the new heading', async () => {
  const page = await open('/guides/caching/');
  await tabTo(page, /^button "Sections of Production" expanded=false/);
  await press(page, 'Enter');
  await hears(page).toBe('button "Sections of Production" expanded=true');
  await page.locator('#sidebar a[href="/guides/production/"]').focus();
  await press(page, 'Enter');
  await announced(page).toBe('Production | webpack');
  await hears(page).toMatch(/^heading "Production" level=1/);
});

test('6. switch to the dark theme', async () => {
  const page = await open('/concepts/');
  await tabTo(page, /^button "Dark theme" pressed=false/);
  await press(page, 'Enter');
  await hears(page).toBe('button "Dark theme" pressed=true');
});

test('7. choose another language', async () => {
  const page = await open('/concepts/');
  await tabTo(page, /^button "Languages" expanded=false/);
  await press(page, 'Enter');
  await hears(page).toMatch(/expanded=true|menuitem|link/);
  await press(page, 'ArrowDown');
  await hears(page).toMatch(/"(?:English|中文|한국어)/);
  await press(page, 'Escape');
  await hears(page).toBe('button "Languages" expanded=false');
});

test('8. read another file of an example, and copy its code', async () => {
  const page = await open('/guides/code-splitting/');
  await page.locator('.tabs.project .tab').first().focus();
  await hears(page).toMatch(/^tab "src\/catalog\.js".*selected=true/);
  await press(page, 'ArrowRight');
  await hears(page).toMatch(/^tab "(?!src\/catalog\.js)[^"]+".*selected=true/);
  await tabTo(page, /^button "Copy code"/);
});

test('9. find an option in the list of all: the field says what it is for, and the count is told', async () => {
  const page = await open('/configuration/all/');
  await press(page, 'Tab');
  await hears(page).toBe('link "Skip to content"');
  await press(page, 'Enter');
  await tabTo(page, /^(?:searchbox|textbox) "Search options"/);
  await page.keyboard.type('publicPath');
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^\d+ of/));
  const table = page.getByRole('table').first();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Name', 'Type', 'Default', 'Since']);
  expect(await table.getByRole('link', { name: 'output.publicPath', exact: true }).count()).toBe(1);
});

test('10. check a configuration: verdict and messages are headings and items', async () => {
  const page = await open('/tools/configuration/');
  await page.getByRole('heading', { level: 2, name: '2 messages from webpack and webpack-dev-server' }).waitFor();
  await tabTo(page, /^textbox ".+"/);
  const messages = page.getByRole('tabpanel').getByRole('listitem');
  await messages
    .first()
    .getByRole('button', { name: /^Line \d+/ })
    .focus();
  await hears(page).toMatch(/^button "Line \d+"/);
});
