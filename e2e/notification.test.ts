import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

const banner = () => tab.page.getByRole('complementary', { name: 'Notification' });
const dismiss = () => tab.page.getByRole('button', { name: 'Dismiss notification' }).click();
/** Long enough for a banner that is due to have come. */
const untilItWouldShow = () => tab.page.waitForTimeout(2500);

test('it tells which webpack the examples were run with', async () => {
  tab = await site.open();
  await tab.visit('/concepts/');
  await banner().waitFor();
  const version = await tab.page.locator('html').getAttribute('data-webpack-version');
  expect(await banner().innerText()).toContain(`webpack ${version}`);
});

test('dismissed, it is gone for good: on other pages, after a reload, in another tab', async () => {
  tab = await site.open();
  await tab.visit('/concepts/');
  await banner().waitFor();
  const other = await tab.page.context().newPage();
  await other.goto('/guides/');
  await other.getByRole('complementary', { name: 'Notification' }).waitFor();

  await dismiss();
  expect(await banner().count()).toBe(0);
  expect(await tab.page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3');
  await other.getByRole('complementary', { name: 'Notification' }).waitFor({ state: 'detached' });

  for (const address of ['/guides/', '/concepts/']) {
    await tab.visit(address);
    await untilItWouldShow();
    expect(await banner().count()).toBe(0);
  }
});

test('a navigation neither brings it back nor takes it away', async () => {
  // The voting page asks a host that is out of reach here.
  tab = await site.open({ allowed: /api\.github\.com/ });
  await tab.visit('/concepts/');
  await banner().waitFor();
  await tab.page.getByRole('link', { name: 'Vote', exact: true }).first().click();
  await tab.page.waitForURL('**/vote/');
  expect(await banner().isVisible()).toBe(true);
  await dismiss();
  await tab.page.goBack();
  await untilItWouldShow();
  expect(await banner().count()).toBe(0);
});

test.each(['2', 'true', '{"garbage', ''])('what is stored as %j is not its version', async (stored) => {
  tab = await site.open();
  await tab.page.addInitScript((value) => localStorage.setItem('notification-dismissed', value), stored);
  await tab.visit('/concepts/');
  await banner().waitFor();
});

test.each([
  ['forbidden', () => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError'); } })],
  ['full', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
])('with storage that is %s it can be dismissed until the site is left', async (_, hinder) => {
  tab = await site.open();
  await tab.page.addInitScript(hinder);
  await tab.visit('/concepts/');
  await banner().waitFor();
  await dismiss();
  expect(await banner().count()).toBe(0);
});

test('nothing moves when it comes and goes', async () => {
  tab = await site.open();
  await tab.page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({ type: 'layout-shift' });
  });
  await tab.visit('/concepts/');
  // What the page itself does while it loads is not this test's concern.
  const before = await tab.page.evaluate(() => performance.now());
  expect(await banner().count()).toBe(0);
  await banner().waitFor();
  await dismiss();
  await tab.page.waitForTimeout(300);
  const shifts = await tab.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.filter((time) => time > before)).toEqual([]);
});
