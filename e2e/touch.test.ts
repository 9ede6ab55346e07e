/**
 * Tests touch: the drawer, and the sizes of touch targets. Simulated touches go through the browser's input handling,
 * so they also scroll the page.
 */
import type { CDPSession, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { testVariants } from './test-variants.ts';
import { siteForTests } from './browser.ts';

interface Point {
  x: number;
  y: number;
}

const site = siteForTests();
let tab: Tab;
let input: CDPSession;

async function openOnPhone(address: string) {
  tab = await site.open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  input = await tab.page.context().newCDPSession(tab.page);
  await tab.visit(address);
}
const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  input.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/** Touches the screen and moves the finger in small steps without lifting it. */
async function drag(from: Point, to: Point) {
  const steps = 10;
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
    ]);
  }
}
async function swipe(from: Point, to: Point) {
  await drag(from, to);
  await touch('touchEnd', []);
}

const edge = { x: 4, y: 400 };
const from = (start: Point, dx: number, dy = 0): Point => ({ x: start.x + dx, y: start.y + dy });
const drawer = () => tab.page.locator('#sidebar');
/** Returns the distance between the left edges of the drawer and the window, after the drawer's transition. */
const leftOfDrawer = () =>
  drawer().evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return Math.round(element.getBoundingClientRect().left);
  });
const isOpen = async () => (await drawer().isVisible()) && (await leftOfDrawer()) === 0;
const menuButton = () => tab.page.getByRole('button', { name: 'Menu', exact: true });
const hasFocus = (part: ReturnType<typeof drawer>) => part.evaluate((element) => element === document.activeElement);
const scrollOfPage = () => tab.page.evaluate(() => scrollY);

async function openDrawer() {
  const { x, y, width, height } = (await menuButton().boundingBox())!;
  await tab.page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(isOpen).toBe(true);
}

describe('a swipe from the edge', () => {
  test('takes the drawer along with the finger and opens it', { tags: 'row/drawer' }, async () => {
    await openOnPhone('/guides/caching/');
    const width = await drawer().evaluate((element: HTMLElement) => element.offsetWidth);
    await drag(edge, from(edge, 100));
    await expect.poll(leftOfDrawer).toBe(100 - width);
    await touch('touchMove', [from(edge, 200)]);
    await expect.poll(leftOfDrawer).toBe(200 - width);
    await touch('touchEnd', []);
    await expect.poll(isOpen).toBe(true);
    expect(await hasFocus(tab.page.getByRole('button', { name: 'Close the menu' }))).toBe(true);
  });

  test('is followed for 295 px', async () => {
    await openOnPhone('/guides/caching/');
    const width = await drawer().evaluate((element: HTMLElement) => element.offsetWidth);
    await drag(edge, from(edge, 370));
    await expect.poll(leftOfDrawer).toBe(295 - width);
    await touch('touchEnd', []);
  });

  test.each([
    ['of 21 px', 21, 0],
    ['with a slope of 0.7', 100, 70],
  ])('%s opens it', async (_, dx, dy) => {
    await openOnPhone('/guides/caching/');
    await swipe(edge, from(edge, dx, dy));
    await expect.poll(isOpen).toBe(true);
  });

  test('that is short or steep does not', async () => {
    await openOnPhone('/guides/caching/');
    for (const [what, dx, dy] of [
      ['19 px', 19, 0],
      ['a slope of 0.9', 100, 90],
      ['a slope of -0.9', 100, -90],
      ['straight down', 2, 300],
    ] as const) {
      await swipe(edge, from(edge, dx, dy));
      await tab.quiet();
      expect(await isOpen(), what).toBe(false);
    }
  });

  test('that begins elsewhere does nothing', async () => {
    await openOnPhone('/guides/caching/');
    await swipe({ x: 120, y: 400 }, { x: 330, y: 400 });
    await tab.quiet();
    expect(await isOpen()).toBe(false);
  });

  test('that turns back leaves it closed', async () => {
    await openOnPhone('/guides/caching/');
    await drag(edge, from(edge, 150));
    await touch('touchMove', [from(edge, 5)]);
    await touch('touchEnd', []);
    await tab.quiet();
    expect(await isOpen()).toBe(false);
    expect(await tab.page.locator('main').evaluate((element: HTMLElement) => element.inert)).toBe(false);
  });
});

describe('the page', () => {
  test.each([
    ['in the middle', 200],
    ['at the edge', 6],
  ])('scrolls under a finger %s', async (_, x) => {
    await openOnPhone('/guides/caching/');
    await swipe({ x, y: 700 }, { x, y: 300 });
    await expect.poll(scrollOfPage).toBeGreaterThan(300);
    expect(await isOpen()).toBe(false);
  });

  test('does not scroll behind the open drawer, which scrolls by itself', async () => {
    await openOnPhone('/guides/caching/');
    await tab.page.evaluate(() => scrollTo(0, 500));
    await openDrawer();
    await swipe({ x: 370, y: 700 }, { x: 370, y: 300 });
    await swipe({ x: 150, y: 700 }, { x: 150, y: 300 });
    await expect.poll(() => drawer().evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
    expect(await scrollOfPage()).toBe(500);
    expect(await isOpen()).toBe(true);
  });
});

describe('the open drawer', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['a swipe', () => swipe({ x: 250, y: 400 }, { x: 150, y: 400 })],
    ['a tap outside', () => tab.page.touchscreen.tap(375, 500)],
    ['its button', () => tab.page.getByRole('button', { name: 'Close the menu' }).tap()],
    ['Escape', () => tab.page.keyboard.press('Escape')],
  ];
  test.each(ways)('closes by %s, and the focus returns to the button', async (_, close) => {
    await openOnPhone('/guides/caching/');
    await openDrawer();
    expect(await menuButton().getAttribute('aria-expanded')).toBe('true');
    await close();
    await expect.poll(() => drawer().isVisible()).toBe(false);
    expect(await hasFocus(menuButton())).toBe(true);
    expect(await menuButton().getAttribute('aria-expanded')).toBe('false');
    // With the drawer closed, the page can be scrolled again.
    await swipe({ x: 200, y: 700 }, { x: 200, y: 300 });
    await expect.poll(scrollOfPage).toBeGreaterThan(300);
  });

  test('stays after a swipe that is short, steep or to the right', async () => {
    await openOnPhone('/guides/caching/');
    await openDrawer();
    for (const [what, dx, dy] of [
      ['19 px', -19, 0],
      ['a slope of 0.9', -100, 90],
      ['to the right', 100, 0],
    ] as const) {
      await swipe({ x: 200, y: 400 }, { x: 200 + dx, y: 400 + dy });
      await tab.quiet();
      expect(await isOpen(), what).toBe(true);
    }
  });

  test('keeps the focus', async () => {
    await openOnPhone('/guides/caching/');
    // Wait for the notification, which must not get the focus while the drawer is open.
    await tab.page.getByRole('complementary', { name: 'Notification' }).waitFor();
    await openDrawer();
    for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(45).fill('Shift+Tab')]) {
      await tab.page.keyboard.press(key);
      const place = await tab.page.evaluate(() =>
        document.activeElement?.closest('#sidebar') ? 'drawer' : document.activeElement?.outerHTML.slice(0, 80),
      );
      expect(['drawer', undefined]).toContain(place?.startsWith('<body') ? undefined : place);
    }
  });

  test('leads on, and is closed then', async () => {
    await openOnPhone('/guides/caching/');
    await openDrawer();
    await drawer().getByText('Guides', { exact: true }).first().tap();
    await drawer().getByRole('link', { name: 'Contribute' }).tap();
    await tab.page.waitForURL('**/contribute/');
    await expect.poll(() => drawer().isVisible()).toBe(false);
    expect(await hasFocus(tab.page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(await tab.page.locator('main').evaluate((element: HTMLElement) => element.inert)).toBe(false);
  });
});

test('the drawer lists pages between a head and a foot that stay, in rows for a finger; the open page closes it', async () => {
  await openOnPhone('/guides/caching/');
  await openDrawer();
  const boxOf = async (of: Locator) => (await of.boundingBox())!;
  const open = drawer().locator('[aria-current=page]');
  const head = await boxOf(drawer().locator('summary'));
  const row = await boxOf(open);
  expect(head.y).toBe(0);
  expect(row.y).toBeGreaterThan(head.y + head.height);
  const foot = await boxOf(drawer().getByRole('link', { name: 'Stack Overflow', exact: true }));
  expect(row.y + row.height).toBeLessThan(foot.y);
  expect(foot.y + foot.height).toBe(await tab.page.evaluate(() => innerHeight));
  expect(foot.height).toBeGreaterThanOrEqual(44);
  expect(row.height).toBeGreaterThanOrEqual(44);
  expect(await drawer().locator('[data-reading] a').filter({ visible: true }).count()).toBe(0);
  await open.tap();
  await expect.poll(() => drawer().isVisible()).toBe(false);
  expect(await tab.page.locator('main').evaluate((element: HTMLElement) => element.inert)).toBe(false);
});

/**
 * Selector of text whose links are only as high as a line. WCAG 2.2 exempts such links from success criterion 2.5.8.
 */
const runningText = 'p, .prose li, .prose td, .prose dd, .prose dt, figcaption, .note';

testVariants(['/configuration/output/', '/', '/vote/'], (address, options) =>
  test(`${address} has targets of 24 px at least`, options, async () => {
    await openOnPhone(address);
    const measure = () =>
      tab.page.evaluate(
        (text) =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=tab]')]
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
                !(element.matches('a') && element.closest(text)),
            )
            .map((element) => {
              // A label enlarges the target of its control.
              const label = element instanceof HTMLInputElement ? element.closest('label') : null;
              const { width, height } = (label ?? element).getBoundingClientRect();
              return { width, height, is: element.outerHTML.slice(0, 120) };
            })
            .filter(({ width, height }) => width < 24 || height < 24)
            .map(({ width, height, is }) => `${Math.round(width)} x ${Math.round(height)}: ${is}`),
        runningText,
      );
    expect(await measure()).toEqual([]);
    await openDrawer();
    expect(await measure()).toEqual([]);
  }),
);

test('a finger hits the buttons of a code block from the first touch on: 40 px', async () => {
  await openOnPhone('/guides/getting-started/');
  const block = tab.page.locator('figure.code:has(> .try)').first();
  await block.scrollIntoViewIfNeeded();
  await touch('touchStart', [{ x: 380, y: 800 }]);
  await touch('touchEnd', []);
  /** Returns the height in pixels of the area in which a touch hits a button. */
  const reachOf = (selector: string) =>
    block.locator(selector).evaluate((button) => {
      const { left, top, width, bottom } = button.getBoundingClientRect();
      let count = 0;
      for (let y = top - 20; y <= bottom + 20; y++)
        if (button.contains(document.elementFromPoint(left + width / 2, y))) count += 1;
      return count;
    });
  for (const selector of ['.edit', '.play', '.copy'])
    await expect.poll(() => reachOf(selector), { message: selector }).toBeGreaterThanOrEqual(40);
});

test('from right to left, the drawer follows the finger from the right edge, and back', async () => {
  await openOnPhone('/guides/caching/');
  await tab.page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const rightOfDrawer = () =>
    drawer().evaluate((element) => Math.round(innerWidth - element.getBoundingClientRect().right));
  // The first touch loads the interactive behaviors.
  await swipe({ x: 386, y: 400 }, { x: 100, y: 400 });
  await expect.poll(async () => (await drawer().isVisible()) && (await rightOfDrawer())).toBe(0);
  await swipe({ x: 150, y: 400 }, { x: 380, y: 400 });
  await expect.poll(() => drawer().isVisible()).toBe(false);
  // A swipe from the left edge doesn't open the drawer.
  await swipe({ x: 4, y: 400 }, { x: 200, y: 400 });
  await tab.quiet();
  expect(await drawer().isVisible()).toBe(false);
});
