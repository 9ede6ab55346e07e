/** Tests that input before the scripts have loaded isn't lost. The tests delay the scripts until after the input. */
import { expect, test } from 'vitest';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

/** Opens a page with delayed scripts. Returns a function that releases them. */
async function openWithoutScripts(address: string, options: TabOptions = {}): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  tab = await site.open(options);
  await tab.page.route('**/app/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await tab.page.goto(address, { waitUntil: 'commit' });
  await tab.page.locator('#announcer').waitFor({ state: 'attached' });
  return release;
}

const input = () => tab.page.locator('[data-search-input]');

test.each(['/', 'Control+k'])(
  'the key %s opens the search, with what was typed after it',
  { tags: 'main-way' },
  async (key) => {
    const arrive = await openWithoutScripts('/guides/caching/');
    await tab.page.keyboard.press(key);
    await tab.page.keyboard.type('tree x');
    // If the head script didn't buffer key presses, the typed space would scroll the page.
    await tab.page.keyboard.press('Backspace');
    await tab.page.keyboard.type('shaking');
    expect(await input().count()).toBe(0);
    expect(await tab.page.evaluate(() => scrollY)).toBe(0);
    arrive();
    await expect.poll(() => input().inputValue()).toBe('tree shaking');
    // The search field now receives key presses itself.
    await tab.page.keyboard.type('!');
    expect(await input().inputValue()).toBe('tree shaking!');
  },
);

test('Escape takes the typing back', async () => {
  const arrive = await openWithoutScripts('/guides/caching/');
  await tab.page.keyboard.press('/');
  await tab.page.keyboard.type('tree');
  await tab.page.keyboard.press('Escape');
  await tab.page.keyboard.press('End');
  await expect.poll(() => tab.page.evaluate(() => scrollY)).toBeGreaterThan(0);
  arrive();
  await input().waitFor();
  expect(await input().inputValue()).toBe('');
});

test('a click on the menu opens the drawer', async () => {
  const arrive = await openWithoutScripts('/guides/caching/', { viewport: { width: 360, height: 740 } });
  await tab.page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await tab.page.getByRole('button', { name: 'Close the menu' }).isVisible()).toBe(false);
  arrive();
  await tab.page.getByRole('button', { name: 'Close the menu' }).waitFor();
});

test('clicks on search and on a copy button are kept too', async () => {
  const arrive = await openWithoutScripts('/guides/caching/', { permissions: ['clipboard-read', 'clipboard-write'] });
  const copy = tab.page.locator('.prose button.copy').first();
  await copy.scrollIntoViewIfNeeded();
  await copy.click();
  const code = await tab.page.locator('.prose figure.code pre').first().innerText();
  arrive();
  await expect
    .poll(async () => (await tab.page.evaluate(() => navigator.clipboard.readText())).trim())
    .toBe(code.trim());
});
