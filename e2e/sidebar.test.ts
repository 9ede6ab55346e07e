/** Tests the sidebar, and the links to the previous and next page. */
import { describe, expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

async function open(address: string) {
  tab = await site.open({ viewport: { width: 1280, height: 720 } });
  await tab.visit(address);
}
const path = () => new URL(tab.page.url()).pathname;
const heading = () => tab.page.getByRole('heading', { level: 1 }).innerText();
const sidebar = () => tab.page.locator('#sidebar');
const item = (address: string) => sidebar().locator('li', { has: tab.page.locator(`> div > a[href="${address}"]`) });
const chevron = (address: string) => item(address).getByRole('button');
const anchors = (address: string) => item(address).locator('> ul');

test('lists the section, its index first, with the open page marked', { tags: 'row/sidebar' }, async () => {
  await open('/guides/caching/');
  const links = sidebar().getByRole('navigation', { name: 'Guides' }).locator('li > div > a');
  expect(await links.first().getAttribute('href')).toBe('/guides/');
  expect(await sidebar().locator('[aria-current=page]').allInnerTexts()).toEqual(['Caching']);
  expect(await sidebar().getByRole('link', { name: 'Print Section' }).getAttribute('href')).toBe('/guides/printable/');
  expect(
    await links.evaluateAll((all) => all.filter((link) => link.getAttribute('href')!.includes('printable')).length),
  ).toBe(0);
});

describe('a chevron', () => {
  test('opens and closes the headings of a page without leaving this one', { tags: 'row/sidebar' }, async () => {
    await open('/guides/caching/');
    expect(await anchors('/guides/caching/').isVisible()).toBe(true);
    const other = '/guides/code-splitting/';
    expect(await chevron(other).getAttribute('aria-expanded')).toBe('false');
    await chevron(other).click();
    await anchors(other).waitFor();
    expect(await chevron(other).getAttribute('aria-expanded')).toBe('true');
    expect(path()).toBe('/guides/caching/');
    expect(await anchors(other).locator('a').count()).toBeGreaterThan(3);
    await chevron(other).press('Enter');
    expect(await anchors(other).isVisible()).toBe(false);
    // In wide windows, the headings of the open page are to the right of its text, and not in the sidebar.
    expect(await chevron('/guides/caching/').isVisible()).toBe(false);
    await tab.page.setViewportSize({ width: 1200, height: 720 });
    await chevron('/guides/caching/').click();
    expect(await anchors('/guides/caching/').isVisible()).toBe(false);
  });

  test('opens by itself for the page one goes to', async () => {
    await open('/guides/caching/');
    await item('/guides/development/').locator('> div > a').click();
    await expect.poll(heading).toBe('Development');
    expect(await anchors('/guides/development/').isVisible()).toBe(true);
    expect(await anchors('/guides/caching/').isVisible()).toBe(false);
  });

  test('a heading of another page leads there', async () => {
    await open('/guides/caching/');
    const other = '/guides/code-splitting/';
    await chevron(other).click();
    const link = anchors(other).locator('a').nth(2);
    const target = await link.getAttribute('href');
    await link.click();
    await tab.page.waitForURL(`**${target}`);
    await expect.poll(heading).toBe('Code splitting');
    const id = decodeURIComponent(target!.split('#')[1]!);
    await expect
      .poll(() =>
        tab.page
          .locator(`[id="${id}"]`)
          .evaluate((element) => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().top < 200),
      )
      .toBe(true);
  });
});

test('nested headings are a tree, with what their parent says left out', async () => {
  await open('/configuration/output/');
  const nested = anchors('/configuration/output/').locator('li > ul > li > a');
  expect(await nested.count()).toBeGreaterThan(5);
  const all = await anchors('/configuration/output/').locator('> li > a').allInnerTexts();
  expect(all.length).toBeGreaterThan(20);
  // Headings under `output.environment`, such as `.arrowFunction`, are shown without the full path.
  for (const text of await nested.allInnerTexts()) expect(text).not.toMatch(/^output\.\w+\.\w/);
});

test('the heading that is being read is marked, and in sight', async () => {
  await open('/configuration/output/');
  const marked = () => sidebar().locator('[data-reading] [aria-current=location]');
  const ids = await tab.page.locator('.prose h2[id]').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of [ids[4]!, ids[20]!, ids[Math.floor(ids.length / 2)]!, ids[2]!]) {
    await tab.page.locator(`[id="${id}"]`).evaluate((element) => element.scrollIntoView());
    await tab.page.mouse.move(900, 400);
    await tab.page.mouse.wheel(0, 20);
    await expect
      .poll(async () => ((await marked().count()) === 1 ? marked().getAttribute('href') : undefined))
      .toBe(`#${encodeURIComponent(id)}`);
    const [top, bottom] = await marked().evaluate((link) => [
      link.getBoundingClientRect().top,
      link.getBoundingClientRect().bottom,
    ]);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(720);
  }
});

test('its own scroll position stays over a navigation and a step back', async () => {
  await open('/guides/');
  const scrolled = () => sidebar().evaluate((element) => element.scrollTop);
  const link = item('/guides/typescript/').locator('> div > a');
  await sidebar().hover();
  await tab.page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(200);
  await link.scrollIntoViewIfNeeded();
  const before = await link.evaluate((element) => element.getBoundingClientRect().top);
  await link.click();
  await expect.poll(heading).toBe('TypeScript');
  expect(await scrolled()).toBeGreaterThan(100);
  const after = await link.evaluate((element) => element.getBoundingClientRect().top);
  // The click collapses a group above the link. The link must remain in view, near the pointer.
  expect(after).toBeGreaterThan(60);
  expect(after).toBeLessThan(700);
  expect(Math.abs(after - before)).toBeLessThan(250);
});

test('previous and next follow the order of the sidebar', { tags: 'row/neighbors' }, async () => {
  await open('/guides/caching/');
  const order = await sidebar()
    .locator('nav li > div > a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const place = order.indexOf('/guides/caching/');
  const neighbors = tab.page.getByRole('navigation', { name: /previous and next/i }).getByRole('link');
  expect(await neighbors.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    order[place - 1],
    order[place + 1],
  ]);
  await neighbors.last().click();
  await expect.poll(path).toBe(order[place + 1]);
  await neighbors.first().click();
  await expect.poll(path).toBe('/guides/caching/');
});

test(
  '“Print Section” leads to all pages in one, which are printed by a button at their top',
  { tags: 'row/printable' },
  async () => {
    await open('/guides/caching/');
    await sidebar().getByRole('link', { name: 'Print Section' }).click();
    await tab.page.waitForURL('**/guides/printable/');
    const button = tab.page.getByRole('main').getByRole('button', { name: 'Print all pages' });
    await button.waitFor();
    expect((await button.boundingBox())!.y).toBeLessThan(400);
    await tab.page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: document.title });
    });
    await button.click();
    expect(await tab.page.evaluate(() => 'printed' in window)).toBe(true);
    expect(await tab.page.locator('main a[href="/guides/printable/"]').count()).toBe(0);
  },
);
