/** Tests that keys that jump to the end of a page reach it, although its parts have estimated heights at first. */
import { expect, test } from 'vitest';
import { siteForTests } from './browser.ts';
import { recordAllShifts, shiftsOf } from './layout-shifts.ts';

const site = siteForTests();

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

test.each([
  ['/configuration/optimization/', desktop],
  ['/errors/', desktop],
  ['/configuration/output/', { viewport: { width: 360, height: 780 } }],
  ['/concepts/', desktop],
  ['/concepts/', phone],
  ['/tools/bundle/', phone],
  ['/comparison/', phone],
  ['/', phone],
] as const)('End reaches the end of %s in one press, and nothing moves there', async (address, options) => {
  const { page, visit, quiet } = await site.open({ ...options, before: recordAllShifts });
  await visit(address);
  // The tool reaches its final height once it shows its example.
  if (address === '/tools/bundle/') await page.getByText(/^An example: \d+ modules/).waitFor();
  const missing = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  expect(await missing()).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect.poll(missing).toBe(0);
  // Content that loads near the end of the page must not change its height.
  await quiet();
  expect(await missing()).toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('after the first interaction, all parts of a page get their heights', async () => {
  const { page, visit } = await site.open(desktop);
  await visit('/configuration/optimization/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const estimated = await height();
  await page.mouse.move(700, 500);
  const unrendered = () =>
    page
      .locator('.prose > .part')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
  await expect.poll(unrendered).toBe(0);
  expect(await height()).not.toBe(estimated);
});

test.each([
  ['/configuration/output/', desktop],
  ['/configuration/output/', phone],
  ['/errors/', desktop],
  ['/errors/', phone],
  ['/guides/caching/', phone],
  ['/api/stats/', phone],
  ['/loaders/css-loader/', phone],
] as const)('the estimated heights of the parts of %s are nearly right', async (address, options) => {
  const { page, visit } = await site.open(options);
  await visit(address);
  const heights = () =>
    page.locator('.prose > .part').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const estimated = await heights();
  await page
    .locator('.prose > .part')
    .evaluateAll((parts) => parts.forEach((part) => ((part as HTMLElement).style.contentVisibility = 'visible')));
  const actual = await heights();
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  expect(Math.abs(sum(estimated) / sum(actual) - 1)).toBeLessThan(0.15);
});
