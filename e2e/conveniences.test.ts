/**
 * Tests features that documentation sites usually have: copying code, wrapping lines, zooming images, skip links, and
 * keyboard navigation.
 */
import { describe, expect, test } from 'vitest';
import { build, site as config } from '../site.config.ts';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

async function open(address: string, options?: TabOptions) {
  tab = await site.open({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await tab.visit(address);
}
const clipboard = () => tab.page.evaluate(() => navigator.clipboard.readText());
const path = () => new URL(tab.page.url()).pathname;
const heading = () => tab.page.getByRole('heading', { level: 1 });
const hasFocus = (element: ReturnType<typeof heading>) => element.evaluate((each) => each === document.activeElement);

describe('copying', () => {
  test('the link beside a heading copies its address and leads there', { tags: 'main-way' }, async () => {
    await open('/guides/caching/');
    const link = tab.page.locator('.prose h2 a.anchor').nth(2);
    await link.click();
    const { hash } = new URL(tab.page.url());
    expect(hash).toBe(await link.getAttribute('href'));
    await tab.page.locator(`.prose h2 a.anchor[href="${hash}"][data-state=done]`).waitFor();
    expect(await clipboard()).toBe(`${site.url}/guides/caching/${hash}`);
  });

  test('a page is copied as its Markdown', async () => {
    await open('/guides/caching/');
    await tab.page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await tab.page.getByRole('button', { name: 'Copied' }).waitFor();
    const twin = await (await fetch(`${site.url}/guides/caching.md`)).text();
    expect(await clipboard()).toBe(twin);
    expect(twin).toContain('# Caching');
  });

  test('where it does not come, the button says so and can be tried again', async () => {
    await open('/guides/caching/', { allowed: /Failed to load resource/ });
    await tab.page.route('**/caching/index.md', (route) => route.abort());
    await tab.page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await tab.page.getByRole('button', { name: 'Couldn’t copy' }).waitFor();
    await tab.page.unroute('**/caching/index.md');
    await tab.page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await tab.page.getByRole('button', { name: 'Copied' }).waitFor();
  });
});

describe('for programs', () => {
  test('a page leads to its Markdown, and to assistants that are asked to read it', async () => {
    await open('/errors/');
    await tab.page.locator('main footer').first().scrollIntoViewIfNeeded();
    const view = tab.page.getByRole('link', { name: 'View as Markdown' });
    await view.waitFor();
    expect(await view.getAttribute('href')).toBe('/errors.md');
    for (const { label } of build.assistants) {
      const address = await tab.page.getByRole('link', { name: `Open in ${label}` }).getAttribute('href');
      expect(new URL(address!).searchParams.get('q')).toContain(`${config.origin}/errors.md`);
    }
  });
});

describe('a block of code that is wider than its place', () => {
  const narrow = { viewport: { width: 390, height: 800 } };
  const wide = () => tab.page.locator('figure.code:has(pre)').filter({ visible: true });
  /** Finds the first code block that overflows, and marks it so that the locator stays stable. */
  async function findWide() {
    await tab.page.locator('figure.code pre').evaluateAll((all) => {
      for (const part of document.querySelectorAll<HTMLElement>('.part')) part.style.contentVisibility = 'visible';
      const pre = all.find((each) => each.scrollWidth > each.clientWidth + 20 && each.checkVisibility());
      pre?.closest('figure')?.setAttribute('id', 'wide-block');
    });
    expect(await wide().count()).toBeGreaterThan(0);
    return tab.page.locator('#wide-block');
  }

  test('is reached by Tab and scrolled by arrow keys', async () => {
    await open('/guides/caching/', narrow);
    const figure = await findWide();
    const pre = figure.locator('pre');
    await pre.scrollIntoViewIfNeeded();
    await figure.locator('button.copy').focus();
    for (let press = 0; press < 2 && !(await hasFocus(pre)); press++) await tab.page.keyboard.press('Tab');
    expect(await hasFocus(pre)).toBe(true);
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  });

  test('wraps on request, and back', async () => {
    await open('/guides/caching/', narrow);
    const figure = await findWide();
    const pre = figure.locator('pre');
    await pre.focus();
    const toggle = figure.getByRole('button', { name: 'Wrap long lines' });
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await toggle.click();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await toggle.press('Enter');
    expect(await overflow()).toBeGreaterThan(0);
  });
});

describe('an image', () => {
  /** Inserts a drawing into a page without one. The drawing is scaled down to fit. */
  async function openImage() {
    tab = await site.open({
      before: async (page) => {
        await page.route('**/guides/caching/', async (route) => {
          const html = await (await route.fetch()).text();
          const drawing = '<img src="/assets/icon-square-big.svg" alt="The mark" width="60">';
          await route.fulfill({
            contentType: 'text/html',
            body: html.replace(/(class="prose"[^]*?<p>)/, (lead) => lead + drawing),
          });
        });
      },
    });
    await tab.visit('/guides/caching/');
    const image = tab.page.locator('.prose img[alt="The mark"]');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(60);
    return image;
  }
  const dialog = () => tab.page.getByRole('dialog', { name: 'The mark' });

  test('is shown large by a click, closed by Escape or a click', async () => {
    const image = await openImage();
    for (const close of [
      () => tab.page.keyboard.press('Escape'),
      () => dialog().click(),
      () => dialog().getByRole('button', { name: 'Close' }).click(),
    ]) {
      await image.click();
      await dialog().waitFor();
      expect(
        await dialog()
          .getByRole('img')
          .evaluate((element) => element.clientWidth),
      ).toBeGreaterThan(60);
      await close();
      await dialog().waitFor({ state: 'detached' });
    }
  });

  test('is within reach of the keyboard, and gets the focus back', async () => {
    const image = await openImage();
    await expect.poll(() => image.getAttribute('tabindex')).toBe('0');
    await image.focus();
    await tab.page.keyboard.press('Enter');
    await dialog().waitFor();
    await tab.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await hasFocus(image)).toBe(true);
  });
});

describe('tabs', () => {
  test(
    'are moved through by arrow keys, Home and End; one of them is in the way of Tab',
    { tags: 'main-way' },
    async () => {
      await open('/guides/getting-started/');
      const group = tab.page.locator('.prose .tabs').first();
      const tabs = group.getByRole('tab');
      const chosen = () => group.getByRole('tab', { selected: true }).innerText();
      // Tabs become interactive when they come near the viewport, or on the first interaction with the page.
      await group.scrollIntoViewIfNeeded();
      await tabs.first().waitFor();
      const [first, second] = await tabs.allInnerTexts();
      const last = (await tabs.allInnerTexts()).at(-1);
      await tabs.first().focus();
      const expected: [string, string | undefined][] = [
        ['ArrowRight', second],
        ['ArrowLeft', first],
        ['ArrowLeft', last],
        ['ArrowRight', first],
        ['End', last],
        ['Home', first],
      ];
      for (const [key, name] of expected) {
        await tab.page.keyboard.press(key);
        expect(await chosen()).toBe(name);
        expect(await hasFocus(group.getByRole('tab', { selected: true }))).toBe(true);
        expect(await group.getByRole('tabpanel').filter({ visible: true }).count()).toBe(1);
      }
      expect(await tabs.evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex === 0).length)).toBe(
        1,
      );
    },
  );
});

test('the skip link is the first stop and leads past the frame', async () => {
  await open('/guides/caching/');
  await tab.page.keyboard.press('Tab');
  const skip = tab.page.getByRole('link', { name: 'Skip to content' });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await tab.page.keyboard.press('Enter');
  expect(await hasFocus(tab.page.locator('main'))).toBe(true);
  await tab.page.keyboard.press('Tab');
  expect(await tab.page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('with the keyboard alone: from home to a page, to the search, to a result', { tags: 'main-way' }, async () => {
  await open('/');
  const focusedText = () => tab.page.evaluate(() => (document.activeElement as HTMLElement).innerText?.trim());
  const tabTo = async (name: string) => {
    for (let press = 0; press < 60; press++) {
      await tab.page.keyboard.press('Tab');
      if ((await focusedText()) === name) return;
    }
    throw new Error(`Tab never reached ${name}.`);
  };
  await tabTo('Documentation');
  // The focused element has a visible outline.
  expect(
    await tab.page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  ).toBe(true);
  await tab.page.keyboard.press('Enter');
  await expect.poll(path).toBe('/concepts/');
  await expect.poll(() => hasFocus(heading())).toBe(true);
  await tab.page.keyboard.press('Shift+Tab');
  await tab.page.keyboard.press('/');
  const field = tab.page.locator('[data-search-input]');
  await field.waitFor();
  await tab.page.keyboard.type('code splitting');
  await tab.page.locator('[data-search-result][aria-selected="true"]').waitFor();
  await tab.page.keyboard.press('Enter');
  await expect.poll(path).toBe('/guides/code-splitting/');
  await expect.poll(() => heading().innerText()).toBe('Code splitting');
  await expect.poll(() => field.count()).toBe(0);
});

describe('without JavaScript', () => {
  const still = { javaScriptEnabled: false, permissions: [] };

  test('nothing is offered that would not work', async () => {
    await open('/guides/getting-started/', still);
    const buttons = await tab.page
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
    expect(buttons).toEqual(['Languages']);
    expect(await tab.page.getByRole('combobox').filter({ visible: true }).count()).toBe(0);
    expect(await tab.page.getByRole('link', { name: 'Documentation' }).first().isVisible()).toBe(true);
  });

  test('every tab and fold can be read', async () => {
    await open('/guides/getting-started/', still);
    const panels = tab.page.locator('.prose .tab-panel');
    expect(await panels.count()).toBeGreaterThan(2);
    expect(await panels.filter({ visible: true }).count()).toBe(await panels.count());
    expect(await panels.first().evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe('"npm"');
    const cut = await tab.page
      .locator('.prose figure.code pre')
      .evaluateAll((all) => all.filter((pre) => getComputedStyle(pre).overflowY === 'hidden').length);
    expect(cut).toBe(0);
  });

  test('other languages open under the focus', async () => {
    await open('/guides/caching/', still);
    const menu = tab.page.getByRole('link', { name: '中文' });
    expect(await menu.isVisible()).toBe(false);
    await tab.page.getByRole('button', { name: 'Languages' }).focus();
    await expect.poll(() => menu.isVisible()).toBe(true);
    expect(await menu.getAttribute('href')).toBe('https://webpack.docschina.org/guides/caching/');
  });

  test('a phone has the menu under the page', async () => {
    await open('/guides/caching/', { ...still, viewport: { width: 390, height: 844 } });
    expect(await tab.page.locator('#sidebar').getByRole('link', { name: 'Development', exact: true }).isVisible()).toBe(
      true,
    );
  });
});

test('a filter of members reaches to the end of its section, also where that is cut into parts', async () => {
  await open('/api/module/');
  const { page } = tab;
  const cutOff = page.locator('.part:has(> .member-group:first-child) dt');
  const name = (await cutOff.last().locator('b').textContent())!;
  await page.locator('[data-island="MemberFilter"]').scrollIntoViewIfNeeded();
  await page.getByRole('searchbox', { name: 'Filter members' }).fill(name);
  await expect.poll(() => page.locator('search output').last().textContent()).toMatch(/^\d members?$/);
  expect(await cutOff.filter({ visible: true }).allTextContents()).toEqual([expect.stringContaining(name)]);
});
