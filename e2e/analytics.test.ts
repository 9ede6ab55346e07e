import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { serveFeature } from './single-feature.ts';

const site = siteForTests();
const stage = siteForTests(() =>
  serveFeature(
    'analytics',
    `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Analytics } from '../../src/features/analytics/Analytics.tsx';
  import { createTracker } from '../../src/features/analytics/tracker.ts';
  window.createTracker = createTracker;
  const id = new URL(location.href).searchParams.get('id') ?? undefined;
  function Route() {
    const [path, setPath] = useState('/');
    return <><title>{'Page ' + path}</title><button onClick={() => setPath(path + 'next/')}>Next</button><Analytics id={id} path={path} /></>;
  }
  createRoot(document.getElementById('root')).render(<Route />);
`,
  ),
);
let tab: Tab;

/** Opens a page that contains only the analytics feature. Google's script is replaced with an empty one. */
async function show(address: string, init?: () => void) {
  tab = await stage.open();
  await tab.page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  if (init) await tab.page.addInitScript(init);
  await tab.visit(address);
}
const views = () =>
  tab.page.evaluate(() =>
    ((window as { dataLayer?: IArguments[] }).dataLayer ?? [])
      .map((command) => Array.from(command) as [string, string, { page_location: string; page_title: string }])
      .filter(([, name]) => name === 'page_view')
      .map(([, , { page_location: location, page_title: title }]) => [new URL(location).pathname, title]),
  );

test('one view for each route, with its title', { tags: 'row/calls' }, async () => {
  await show('/?id=G-TEST');
  expect(tab.outside).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  await tab.page.getByRole('button').click();
  await tab.page.getByRole('button').click();
  expect(await views()).toEqual([
    ['/', 'Page /'],
    ['/next/', 'Page /next/'],
    ['/next/next/', 'Page /next/next/'],
  ]);
  expect(tab.outside).toHaveLength(1);
});

/** Opens the built site as if it had a measurement id. The browser sends no do-not-track signal. */
async function showSiteWithId(address: string) {
  tab = await site.open({ bypassCSP: true });
  await tab.page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  let isConfigured = false;
  await tab.page.route('**/app/browser.*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(/\b[\w$]+\.[\w$]+\.analyticsId/g, '"G-TEST"');
    isConfigured = script.includes('"G-TEST"');
    await route.fulfill({ response, body: script });
  });
  await tab.visit(address);
  expect(isConfigured, 'the id found its way into the script').toBe(true);
}

test('on the site: a view for each page, with its own title, also back and forward; none for a hash', async () => {
  await showSiteWithId('/concepts/loaders/');
  const seen = [['/concepts/loaders/', 'Loaders | webpack']];
  await expect.poll(views).toEqual(seen);
  const click = (selector: string) =>
    tab.page.evaluate((link) => document.querySelector<HTMLAnchorElement>(link)!.click(), selector);
  await click('main a[href^="#"]');
  await tab.page.evaluate(() => (location.hash = '#inline'));
  await tab.page.evaluate(() => history.back());
  await expect.poll(() => new URL(tab.page.url()).hash).not.toBe('#inline');
  await tab.quiet();
  expect(await views()).toEqual(seen);
  await click('a[href="/concepts/plugins/"]');
  await tab.page.waitForURL('**/concepts/plugins/');
  seen.push(['/concepts/plugins/', 'Plugins | webpack']);
  await expect.poll(views).toEqual(seen);
  await tab.page.goBack();
  seen.push(['/concepts/loaders/', 'Loaders | webpack']);
  await expect.poll(views).toEqual(seen);
  await tab.page.goForward();
  seen.push(['/concepts/plugins/', 'Plugins | webpack']);
  await expect.poll(views).toEqual(seen);
  expect(tab.outside).toHaveLength(1);
});

test.each<[string, () => void]>([
  ['globalPrivacyControl', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['doNotTrack', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
])('readers who ask by %s are left alone', async (_, ask) => {
  await show('/?id=G-TEST', ask);
  await tab.page.getByRole('button').click();
  expect(await views()).toEqual([]);
  expect(tab.outside).toEqual([]);
});

test('without an id nothing is loaded, on the stage and on the site', async () => {
  await show('/');
  expect(tab.outside).toEqual([]);
  await tab.close();
  tab = await site.open();
  await tab.visit('/concepts/');
  expect(tab.outside).toEqual([]);
});

test('used before it is initialized, it throws', { tags: 'row/analytics' }, async () => {
  await show('/');
  const message = await tab.page.evaluate(() => {
    try {
      (window as unknown as { createTracker: (w: Window) => { pageView: (view: object) => void } })
        .createTracker(window)
        .pageView({ location: location.href, title: document.title });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(message).toBe('Google analytics is not initialized');
});

test('a view names the campaign through which its reader came, and later ones do not', async () => {
  await showSiteWithId('/concepts/loaders/?utm_source=letter&utm_medium=email');
  const queries = () =>
    tab.page.evaluate(() =>
      ((window as { dataLayer?: IArguments[] }).dataLayer ?? [])
        .map((command) => Array.from(command) as [string, string, { page_location: string }])
        .filter(([, name]) => name === 'page_view')
        .map(([, , { page_location: location }]) => new URL(location).search),
    );
  await expect.poll(queries).toEqual(['?utm_source=letter&utm_medium=email']);
  await tab.page.locator('#sidebar a[href="/concepts/plugins/"]').click();
  await expect.poll(queries).toEqual(['?utm_source=letter&utm_medium=email', '']);
});
