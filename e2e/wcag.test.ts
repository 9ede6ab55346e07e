/**
 * Tests criteria of WCAG 2.2 AA that axe can't check: zoom, spacing, focus, and contrast modes. docs/accessibility.md
 * lists all criteria.
 */
import { describe, expect, test } from 'vitest';
import { siteForTests, type Tab } from './browser.ts';
import { testVariants } from './test-variants.ts';

const site = siteForTests();
/** One page of each kind: the home page, a guide, the longest page, a table of all options, the blog, and a tool. */
const addresses = [
  '/',
  '/guides/caching/',
  '/configuration/output/',
  '/configuration/all/',
  '/blog/',
  '/tools/configuration/',
];

/** Returns by how many pixels the document overflows horizontally. */
const excess = (tab: Tab) =>
  tab.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns headings, buttons, and elements of the header, sidebar, and footer whose text is clipped. */
const cutOff = (tab: Tab) =>
  tab.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, #sidebar *, h1, h2, h3, button, footer *')]
      .filter((one) => {
        const { overflowX, overflowY, visibility } = getComputedStyle(one);
        if (visibility === 'hidden' || one.clientWidth < 2 || !one.textContent?.trim()) return false;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        return (
          (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
        );
      })
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
  );

/** Returns controls whose accessible name doesn't contain their visible label. */
const misnamed = (tab: Tab) =>
  tab.page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')]
      .filter((one) => {
        const shown = one.cloneNode(true) as HTMLElement;
        shown.querySelectorAll('kbd, [aria-hidden="true"]').forEach((part) => part.remove());
        const words = plain(shown.textContent ?? '');
        return one.checkVisibility() && words !== '' && !plain(one.getAttribute('aria-label') ?? '').includes(words);
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });

test.each(addresses)('%s can be named, zoomed and spaced', async (address) => {
  const tab = await site.open({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  await tab.visit(address);
  expect(await misnamed(tab), '2.5.3: what is written on a control is part of its name').toEqual([]);

  await tab.page.setViewportSize({ width: 640, height: 450 });
  expect(await excess(tab), '1.4.4: at 200% nothing sticks out').toBe(0);
  expect(await cutOff(tab), '1.4.4: at 200% nothing is cut off').toEqual([]);

  await tab.page.setViewportSize({ width: 320, height: 256 });
  expect(await excess(tab), '1.4.10: at 400% nothing needs scrolling sideways').toBe(0);
  const header = await tab.page.locator('header').first().boundingBox();
  expect(header!.height, '1.4.10: at 400% the header leaves room').toBeLessThan(256 / 3);

  await tab.page.setViewportSize({ width: 1280, height: 900 });
  await tab.page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  expect(await excess(tab), '1.4.12: with the spacing that readers may set, nothing sticks out').toBe(0);
  expect(await cutOff(tab), '1.4.12: with the spacing that readers may set, nothing is cut off').toEqual([]);
});

/** Returns what is wrong with the focused element. Undefined if it is in view and has a focus indicator. */
const focusFault = (tab: Tab) =>
  tab.page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return undefined;
    const box = focused.getBoundingClientRect();
    const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`;
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    if (!isSeen) return `hidden: ${name} at ${Math.round(box.top)} of ${innerHeight}`;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return isMarked ? undefined : `not marked: ${name}`;
  });

/**
 * Presses Tab repeatedly to move through a page.
 *
 * @returns focused elements that are out of view or have no focus indicator
 */
async function tabThrough(tab: Tab, times: number): Promise<string[]> {
  const wrong: string[] = [];
  for (let count = 0; count < times; count += 1) {
    await tab.page.keyboard.press('Tab');
    if ((await focusFault(tab)) === undefined) continue;
    // Wait until the page has scrolled to the focused element.
    await tab.quiet();
    const fault = await focusFault(tab);
    if (fault) wrong.push(fault);
  }
  return wrong;
}

const wide = { width: 1280, height: 800 };
/** Size of the wide window zoomed to 400%. */
const zoomed = { width: 320, height: 256 };

const tabbed = [wide, zoomed].flatMap((viewport) =>
  ['/guides/caching/', '/', '/configuration/output/'].map((address) => ({ address, viewport })),
);
testVariants(tabbed, ({ address, viewport }, options) =>
  test(
    `2.4.7 and 2.4.11: on ${address} the focus is always marked and never hidden, ${viewport.width} px wide`,
    options,
    async () => {
      const tab = await site.open({ viewport });
      await tab.visit(address);
      expect(await tabThrough(tab, 70)).toEqual([]);
    },
  ),
);

test.each(['/', '/guides/caching/'])(
  '1.4.11: in forced colors the focus on %s is marked by an outline',
  async (address) => {
    const tab = await site.open({ forcedColors: 'active' });
    await tab.visit(address);
    expect(await tabThrough(tab, 40)).toEqual([]);
  },
);

describe('2.1.4: single keys', () => {
  const search = (tab: Tab) => tab.page.locator('dialog [data-search-input]');
  const list = (tab: Tab) => tab.page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test('can be switched off, which is remembered, and on again', async () => {
    const tab = await site.open();
    await tab.visit('/guides/caching/');
    await tab.page.keyboard.press('?');
    await list(tab).getByRole('checkbox', { name: 'Use single keys' }).uncheck();
    await tab.page.keyboard.press('Escape');
    const staysQuiet = async () => {
      for (const key of ['?', '/']) await tab.page.keyboard.press(key);
      // Once the search is open, anything that the keys above could have opened is open, too.
      await tab.page.keyboard.press('Control+k');
      await search(tab).waitFor();
      expect(await search(tab).inputValue()).toBe('');
      expect(await list(tab).count()).toBe(0);
      await tab.page.keyboard.press('Escape');
    };
    await staysQuiet();
    await tab.visit('/guides/');
    expect(await tab.page.locator('[data-search-open] kbd').isVisible()).toBe(false);
    await staysQuiet();
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await tab.page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await list(tab).getByRole('checkbox', { name: 'Use single keys' }).check();
    await tab.page.keyboard.press('Escape');
    await tab.page.keyboard.press('/');
    await search(tab).waitFor();
  });
});

test('2.4.7: what grows above the focus does not push it out of view; who scrolled away is left there', async () => {
  const tab = await site.open({ viewport: zoomed, bypassCSP: true });
  await tab.visit('/guides/caching/');
  // Simulate a browser without scroll anchoring.
  await tab.page.addStyleTag({ content: '* { overflow-anchor: none !important }' });
  await tab.page.keyboard.press('Tab');
  await tab.page.locator('main a[rel="prev"]').focus();
  await tab.page.keyboard.press('Tab');
  expect(await focusFault(tab)).toBeUndefined();
  const grow = () =>
    tab.page.evaluate(() => {
      const block = document.createElement('div');
      block.style.height = '900px';
      document.querySelector('main')!.prepend(block);
    });
  await grow();
  await expect.poll(() => focusFault(tab)).toBeUndefined();
  await tab.page.mouse.move(160, 150);
  await tab.page.mouse.wheel(0, -3000);
  await expect.poll(() => focusFault(tab)).toMatch(/^hidden/);
  const before = await tab.page.evaluate(() => scrollY);
  await grow();
  await tab.quiet();
  expect(await tab.page.evaluate(() => scrollY)).toBe(before);
});
