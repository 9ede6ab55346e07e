/** Tests menus: languages, versions, and the chevrons in the sidebar. */
import { describe, expect, test } from 'vitest';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

async function open(address: string, options?: TabOptions) {
  tab = await site.open(options);
  await tab.visit(address);
}
const path = () => new URL(tab.page.url()).pathname;
const button = () => tab.page.getByRole('button', { name: 'Languages' });
const menu = () => tab.page.getByRole('link', { name: '中文' });
const korean = () => tab.page.getByRole('link', { name: '한국어' });
const isOpen = () => menu().isVisible();
const focused = () =>
  tab.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('the language dropdown', () => {
  test(
    'opens under the pointer, stays after a click, and closes when the pointer leaves',
    { tags: 'row/language' },
    async () => {
      await open('/guides/caching/');
      expect(await isOpen()).toBe(false);
      await button().hover();
      await expect.poll(isOpen).toBe(true);
      await button().click();
      expect(await isOpen()).toBe(true);
      expect(await button().getAttribute('aria-expanded')).toBe('true');
      // Move the pointer from the button to an item, across a gap that counts as part of the menu.
      await korean().hover();
      expect(await isOpen()).toBe(true);
      await tab.page.mouse.move(300, 600);
      await expect.poll(isOpen).toBe(false);
    },
  );

  test('opens and closes by a tap, and by a tap elsewhere', async () => {
    await open('/guides/caching/', { hasTouch: true, viewport: { width: 390, height: 844 } });
    await button().tap();
    await expect.poll(isOpen).toBe(true);
    await button().tap();
    await expect.poll(isOpen).toBe(false);
    await button().tap();
    await expect.poll(isOpen).toBe(true);
    await tab.page.touchscreen.tap(100, 600);
    await expect.poll(isOpen).toBe(false);
  });

  test('opened by hovering, it closes with Escape wherever the focus is', async () => {
    await open('/guides/caching/');
    await tab.page.locator('#sidebar a:visible').first().focus();
    const before = await focused();
    await button().hover();
    await expect.poll(isOpen).toBe(true);
    await tab.page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await focused()).toBe(before);
  });

  test('a click of a browser that does not say with what keeps the list that hovering opened', async () => {
    await open('/guides/caching/');
    await button().hover();
    await expect.poll(isOpen).toBe(true);
    // Before Firefox 129 and Safari 18.2, `click` is a `MouseEvent`, which has no `pointerType`.
    await button().evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
    );
    expect(await isOpen()).toBe(true);
  });

  test.each(['Enter', 'Space'])('opens with %s, closes with Escape, and the focus is on the button', async (key) => {
    await open('/guides/caching/');
    await button().focus();
    await tab.page.keyboard.press(key);
    await expect.poll(isOpen).toBe(true);
    await tab.page.keyboard.press('Tab');
    expect(await focused()).toBe('中文');
    await tab.page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await focused()).toBe('Languages');
  });

  test('arrows, Home and End move between the items, round the ends', { tags: 'row/language' }, async () => {
    await open('/guides/caching/');
    await button().focus();
    const after = async (key: string) => {
      const before = await focused();
      await tab.page.keyboard.press(key);
      await expect.poll(focused).not.toBe(before);
      return focused();
    };
    expect(await after('ArrowDown')).toBe('中文');
    expect(await isOpen()).toBe(true);
    expect(await after('ArrowDown')).toBe('한국어');
    expect(await after('ArrowDown')).toBe('中文');
    expect(await after('ArrowUp')).toBe('한국어');
    expect(await after('Home')).toBe('中文');
    expect(await after('End')).toBe('한국어');
  });

  test('closes when the focus leaves it, and its items are not in the way of Tab while it is closed', async () => {
    await open('/guides/caching/');
    await button().focus();
    await tab.page.keyboard.press('Tab');
    expect(await focused()).not.toBe('中文');
    await button().focus();
    await tab.page.keyboard.press('Enter');
    await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('Tab');
    expect(await isOpen()).toBe(true);
    await tab.page.keyboard.press('Tab');
    await expect.poll(isOpen).toBe(false);
  });

  test('leads to the mirrors of this page and heading, also after a navigation', async () => {
    await open('/guides/caching/#conclusion');
    await tab.page.locator('#sidebar a[href="/guides/development/"]').click();
    await tab.page.waitForURL('**/guides/development/');
    await tab.page.locator('#sidebar [data-reading] a').first().click();
    const { hash } = new URL(tab.page.url());
    expect(hash).not.toBe('');
    await button().hover();
    expect(await menu().getAttribute('href')).toBe(`https://webpack.docschina.org/guides/development/${hash}`);
    expect(await korean().getAttribute('href')).toBe(`https://webpack.kr/guides/development/${hash}`);
    expect([await menu().getAttribute('lang'), await korean().getAttribute('lang')]).toEqual(['zh', 'ko']);
  });
});

describe('the version selector', () => {
  const selector = () => tab.page.getByRole('combobox', { name: 'Version of the documentation' });

  test('has 5 and 4, 5 chosen', async () => {
    await open('/guides/caching/');
    expect(await selector().locator('option').allTextContents()).toEqual(['webpack 5', 'webpack 4']);
    expect(await selector().inputValue()).toBe('5');
    await selector().selectOption('5');
    await tab.quiet();
    expect(path()).toBe('/guides/caching/');
  });

  test.each(['/blog/', '/contribute/', '/tools/'])('is not on %s, which is about no version', async (address) => {
    await open(address);
    expect(await selector().count()).toBe(0);
  });

  test('arrow keys and letters on the closed control only choose; Enter goes', async () => {
    await open('/guides/caching/');
    await tab.page.route('https://v4.webpack.js.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Version 4</title>' }),
    );
    await selector().focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'End']) await tab.page.keyboard.press(key);
    expect(await selector().inputValue()).toBe('4');
    const hint = tab.page.getByText('Press Enter to go to webpack 4.');
    await hint.waitFor();
    expect(tab.outside).toEqual([]);
    // Leaving the select without Enter resets it to the current version.
    await tab.page.keyboard.press('Tab');
    await hint.waitFor({ state: 'detached' });
    expect(await selector().inputValue()).toBe('5');
    await selector().focus();
    await tab.page.keyboard.press('ArrowDown');
    await tab.page.keyboard.press('Enter');
    await tab.page.waitForURL('https://v4.webpack.js.org/guides/caching/');
  });

  test(
    'shows a spinner and leads to the same path of the chosen version; back from there it is as before',
    { tags: 'row/version-selector' },
    async () => {
      await open('/guides/caching/');
      let answer: () => void = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await tab.page.route('https://v4.webpack.js.org/**', async (route) => {
        await asked;
        await route.fulfill({ contentType: 'text/html', body: '<title>Version 4</title>' });
      });
      // Locators can't inspect a page while it unloads, so let the page record its own state.
      await tab.page.evaluate(() =>
        new MutationObserver(() => {
          const spinner = document.querySelector('#sidebar [role=status]');
          if (spinner)
            sessionStorage.setItem('spinner', `${spinner.ariaLabel}, ${spinner.getAnimations().length} animation`);
        }).observe(document.body, { childList: true, subtree: true }),
      );
      await selector().selectOption('4');
      await expect.poll(() => tab.outside).toEqual(['https://v4.webpack.js.org/guides/caching/']);
      answer();
      await tab.page.waitForURL('https://v4.webpack.js.org/guides/caching/');
      await tab.page.goBack();
      await selector().waitFor();
      expect(await tab.page.evaluate(() => sessionStorage.getItem('spinner'))).toBe(
        'Loading that version, 1 animation',
      );
      expect(await selector().inputValue()).toBe('5');
      expect(await tab.page.getByRole('status', { name: 'Loading that version' }).count()).toBe(0);
    },
  );
});

describe('a top link', () => {
  test.each([
    ['/guides/caching/', 'Documentation', 'Guides'],
    ['/api/node/', 'Documentation', 'API'],
    ['/contribute/debugging/', 'Contribute', undefined],
    ['/blog/', 'Blog', undefined],
  ])('of %s is %s', { tags: 'row/header' }, async (address, top, row) => {
    await open(address);
    const current = (name: string) =>
      tab.page.getByRole('navigation', { name }).locator('[aria-current]').allInnerTexts();
    expect(await current('Main')).toEqual([top]);
    expect(await tab.page.getByRole('banner').getByRole('link', { name: 'GitHub' }).getAttribute('href')).toBe(
      'https://github.com/webpack/webpack',
    );
    if (row) expect(await current('Documentation')).toEqual([row]);
    else expect(await tab.page.getByRole('navigation', { name: 'Documentation' }).count()).toBe(0);
  });
});

test('the footer leads to the ten places', { tags: 'row/footer' }, async () => {
  await open('/guides/caching/');
  const names = await tab.page.getByRole('contentinfo').getByRole('link').allInnerTexts();
  for (const name of [
    'Get Started',
    'Comparison',
    'Privacy Policy',
    'Swag Store',
    'Awesome webpack',
    'Glossary',
    'Branding',
    'Discord',
    'Changelog',
    'License',
  ]) {
    expect(names).toContain(name);
  }
});

test.each([360, 1023, 1024])('at %i px the icon links can be reached, once each', async (width) => {
  await open('/guides/caching/', { viewport: { width, height: 740 } });
  const menu = tab.page.getByRole('button', { name: 'Menu', exact: true });
  expect(await menu.isVisible()).toBe(width < 1024);
  if (width < 1024) await menu.click();
  const names = ['GitHub', 'X', 'Stack Overflow'];
  for (const name of names)
    await tab.page.getByRole('link', { name, exact: true }).and(tab.page.locator(':visible')).click({ trial: true });
});
