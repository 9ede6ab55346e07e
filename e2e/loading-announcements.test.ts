/** Tests that screen readers announce that a page is loading, and that it failed to load. */
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

const announced = () => tab.page.locator('#announcer').textContent();
const isBusy = () => tab.page.locator('main').getAttribute('aria-busy');

test('a slow page: “Loading…” is announced, then its title', async () => {
  tab = await site.open();
  await tab.visit('/guides/caching/');
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await tab.page.route('**/app/pages/guides-production.*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  expect(await tab.page.locator('#announcer').getAttribute('aria-live')).toBe('polite');
  expect(await isBusy()).not.toBe('true');
  await tab.page.locator('#sidebar a[href="/guides/production/"]').click();
  await expect.poll(isBusy).toBe('true');
  expect(await announced()).toBe('Loading…');
  arrive();
  await expect.poll(announced).toBe('Production | webpack');
  expect(await isBusy()).toBe('false');
});

test.each([
  ['search', 1280, '**/app/search.*.js', 'Search', 'Couldn’t load the search.', '[data-search-input]'],
  ['drawer', 360, '**/app/interaction-behaviors.*.js', 'Menu', 'Couldn’t load the menu.', '[data-close]'],
])('a %s whose chunk does not come says so, and comes when asked again', async (_, width, file, button, said, part) => {
  tab = await site.open({
    viewport: { width, height: 740 },
    allowed: /Failed to load resource|ChunkLoadError|Loading chunk/,
  });
  const fail = (route: Route) => route.abort();
  await tab.page.route(file, fail);
  await tab.visit('/guides/caching/');
  await tab.page.getByRole('button', { name: button, exact: true }).click();
  const alert = tab.page.getByRole('alert').filter({ hasText: said });
  await alert.waitFor();
  expect(await tab.page.locator(part).isVisible()).toBe(false);
  await tab.page.unroute(file, fail);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await tab.page.locator(part).waitFor();
  expect(await alert.count()).toBe(0);
});
