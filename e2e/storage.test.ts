/** Tests storage that is full, blocked, or corrupt: the site doesn't remember anything, but works. */
import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { fillStorage, forbidStorage } from './hinder-storage.ts';

const site = siteForTests();
let tab: Tab;

/** Makes storage return the given text for every key. */
const garbage = (text: string) => {
  Storage.prototype.getItem = () => text;
};

const texts = [
  '',
  '{"not": ["closed"',
  'null',
  '[]',
  '{}',
  '[null, 7, {"title": {}}]',
  '1e999',
  '<img src=x onerror="window.hacked=1">',
  '\u0000',
];
const hindrances: [string, (text: string) => void, string[]][] = [
  ['is full', fillStorage, ['']],
  ['is forbidden', forbidStorage, ['']],
  ['holds nonsense everywhere', garbage, texts],
];

test.each(hindrances)(
  'storage that %s leaves home, a page, search, theme, tabs, banner and vote as they are',
  async (_, hinder, given) => {
    for (const text of given) {
      // Each text needs a visit of its own, because only the first page of a visit has the banner.
      tab = await site.open();
      await tab.page.addInitScript(hinder, text);
      await useSite().catch((error: unknown) => {
        throw new Error(`With ${JSON.stringify(text)}: ${String(error)}`);
      });
    }
  },
);

/** Uses every feature that stores data in the browser. */
async function useSite(): Promise<void> {
  const { page } = tab;
  await tab.visit('/');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const banner = page.getByRole('complementary', { name: 'Notification' });
  await banner.getByRole('button', { name: 'Dismiss notification' }).click();
  expect(await banner.count()).toBe(0);
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
  await page.waitForURL('**/concepts/');

  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  expect(['light', 'dark']).toContain(before);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await theme()).toBe(before === 'light' ? 'dark' : 'light');

  await page.keyboard.press('/');
  await page.locator('[data-search-input]').fill('getting started');
  await page.locator('[data-search-result][href^="/guides/getting-started/"]').first().waitFor();
  await page.locator('[data-search-result][href="/guides/getting-started/"]').first().click();
  await page.waitForURL('**/guides/getting-started/**');

  await page.locator('.tab', { hasText: 'yarn' }).first().click();
  await page.getByText('yarn add').filter({ visible: true }).first().waitFor();

  await page.getByRole('link', { name: 'Vote', exact: true }).first().click();
  await page.waitForURL('**/vote/');
  await page.locator('main ol > li').first().waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}
