import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { startStage } from './stage.ts';

const site = siteForTests();
const stage = siteForTests(() => startStage('analytics', `
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
`));
let tab: Tab;

/** Shows the stage; the service's script is answered by an empty one. */
async function show(address: string, init?: () => void) {
  tab = await stage.open();
  await tab.page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  if (init) await tab.page.addInitScript(init);
  await tab.visit(address);
}
const views = () =>
  tab.page.evaluate(() => ((window as { dataLayer?: IArguments[] }).dataLayer ?? [])
    .map((command) => Array.from(command) as [string, string, { page_location: string; page_title: string }])
    .filter(([, name]) => name === 'page_view')
    .map(([, , { page_location: location, page_title: title }]) => [new URL(location).pathname, title]));

test('one view for each route, with its title', async () => {
  await show('/?id=G-TEST');
  expect(tab.outside).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  await tab.page.getByRole('button').click();
  await tab.page.getByRole('button').click();
  expect(await views()).toEqual([['/', 'Page /'], ['/next/', 'Page /next/'], ['/next/next/', 'Page /next/next/']]);
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

test('used before it is initialized, it throws', async () => {
  await show('/');
  const message = await tab.page.evaluate(() => {
    try {
      (window as unknown as { createTracker: (w: Window) => { pageView: (view: object) => void } }).createTracker(window)
        .pageView({ location: location.href, title: document.title });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(message).toBe('Google analytics is not initialized');
});
