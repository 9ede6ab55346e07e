import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { fillStorage, forbidStorage } from './hinder-storage.ts';

const site = siteForTests();
let tab: Tab;

const banner = () => tab.page.getByRole('complementary', { name: 'Notification' });
const dismiss = () => tab.page.getByRole('button', { name: 'Dismiss notification' }).click();
/** Whether the page has reserved space for the notification, which happens before the first paint. */
const isDue = () => tab.page.evaluate(() => document.documentElement.dataset.notice !== undefined);

test('it tells which webpack the examples were run with', async () => {
  tab = await site.open();
  await tab.visit('/concepts/');
  await banner().waitFor();
  const version = await tab.page.locator('html').getAttribute('data-webpack-version');
  expect(await banner().innerText()).toContain(`webpack ${version}`);
});

test(
  'dismissed, it is gone for good: on other pages, after a reload, in another tab',
  { tags: 'row/notification' },
  async () => {
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
      expect(await isDue()).toBe(false);
      expect(await banner().count()).toBe(0);
    }
  },
);

test('only the first page of a visit has it, however the reader goes on', async () => {
  tab = await site.open();
  await tab.visit('/concepts/');
  await banner().waitFor();
  await tab.page.getByRole('link', { name: 'Vote', exact: true }).first().click();
  await tab.page.waitForURL('**/vote/');
  expect(await isDue()).toBe(false);
  await tab.page.goBack();
  await tab.page.waitForURL('**/concepts/');
  expect(await banner().count()).toBe(0);

  await tab.visit('/concepts/');
  await banner().waitFor();
  await tab.page.evaluate(() => (location.href = '/guides/'));
  await tab.page.waitForURL('**/guides/');
  expect(await isDue()).toBe(false);
});

test.each(['/concepts/', '/tools/configuration/'])(
  'on %s it is between the header and the row below',
  async (address) => {
    tab = await site.open();
    await tab.visit(address);
    const ends = async (of: string) => {
      const { y, height } = (await tab.page.locator(of).boundingBox())!;
      return { start: y, end: y + height };
    };
    const notice = await ends('[data-notification]');
    expect(notice.start).toBe((await ends('header')).end);
    expect((await ends('.section-row')).start).toBeCloseTo(notice.end + 1, 0);
  },
);

test.each(['2', 'true', '{"garbage', ''])('what is stored as %j is not its version', async (stored) => {
  tab = await site.open();
  await tab.page.addInitScript((value) => localStorage.setItem('notification-dismissed', value), stored);
  await tab.visit('/concepts/');
  await banner().waitFor();
});

test.each([
  ['forbidden', forbidStorage],
  ['full', fillStorage],
])('with storage that is %s it can be dismissed until the site is left', async (_, hinder) => {
  tab = await site.open();
  await tab.page.addInitScript(hinder);
  await tab.visit('/concepts/');
  await banner().waitFor();
  await dismiss();
  expect(await banner().count()).toBe(0);
});

test.each([320, 360, 1280])(
  'at %i px it is one line under the header, early in the order of Tab, and nothing lies under it',
  async (width) => {
    tab = await site.open({ viewport: { width, height: 600 } });
    await tab.visit('/concepts/');
    await banner().waitFor();
    const { y, height } = (await banner().boundingBox())!;
    const above = (await tab.page.locator('header').boundingBox())!;
    expect(y).toBe(above.y + above.height);
    expect(height).toBeLessThanOrEqual(40);
    const main = (await tab.page.locator('main').boundingBox())!;
    expect(main.y).toBeGreaterThanOrEqual(y + height);
    const reached = await tab.page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, select')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      return (
        stops.findIndex((each) => each.closest('[data-notification]')) <
        stops.findIndex((each) => each.closest('main, #sidebar'))
      );
    });
    expect(reached).toBe(true);
    await tab.page.mouse.wheel(0, 1500);
    await expect.poll(async () => (await banner().boundingBox())!.y < -100).toBe(true);
  },
);

test('nothing moves when it comes, and its room is given back when it goes', async () => {
  tab = await site.open({ before: recordShifts });
  await tab.visit('/concepts/');
  await banner().waitFor();
  const top = () => tab.page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await top();
  await dismiss();
  expect(await top()).toBeLessThan(before - 30);
  expect(await shiftsOf(tab.page)).toEqual([]);
});

test('the first paint has its words, and only if they are due', async () => {
  for (const dismissed of [false, true]) {
    tab = await site.open({ allowed: /ERR_FAILED/ });
    if (dismissed) await tab.page.addInitScript(() => localStorage.setItem('notification-dismissed', '3'));
    await tab.page.route('**/app/**', (route) => route.abort());
    await tab.page.goto('/concepts/');
    expect(await banner().count()).toBe(dismissed ? 0 : 1);
  }
});
