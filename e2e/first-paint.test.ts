/** Tests that the first paint needs only one request: the one for the document. */
import { expect, test } from 'vitest';
import { siteForTests } from './browser.ts';

const site = siteForTests();

/** Returns the text color of an element. */
const inkOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).color;

test.each(['/', '/guides/caching/', '/vote/', '/no-such-page/'])(
  '%s holds no paint back for a file, and is styled without any',
  async (address) => {
    const tab = await site.open({ allowed: /Failed to load resource|ERR_FAILED/ });
    await tab.page.route('**/app/**', (route) => route.abort());
    await tab.page.goto(address);
    const blocking = await tab.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    expect(await tab.page.evaluate(() => getComputedStyle(document.querySelector('header')!).position)).toBe('sticky');
  },
);

test('scripts are asked for when the document has come', async () => {
  const tab = await site.open();
  await tab.visit('/guides/caching/');
  const after = await tab.page.evaluate(() => {
    const last = document.querySelector('#page-data')!;
    return [...document.querySelectorAll('script[src]')].map(
      (script) => last.compareDocumentPosition(script) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  expect(after.length).toBeGreaterThan(1);
  expect(after).not.toContain(false);
});

test('a stylesheet that came with its document is not fetched again, one that did not is', async () => {
  const tab = await site.open();
  const fetched: string[] = [];
  tab.page.on('request', (request) => {
    const [, name] = /\/(screen-\w+|home)\.\w+\.css$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  const goTo = async (address: string) => {
    await tab.page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click(), address);
    await tab.page.waitForURL(`**${address}`);
    await expect.poll(() => tab.page.locator('html[data-loading]').count()).toBe(0);
  };
  await tab.visit('/');
  await goTo('/blog/');
  await goTo('/');
  expect(fetched).toEqual([]);
  await goTo('/vote/');
  await expect.poll(() => fetched).toEqual(['screen-vote']);
});

test('no other style holds in a document', async () => {
  const tab = await site.open({ allowed: /Content Security Policy/ });
  await tab.visit('/guides/caching/');
  const ink = await tab.page.evaluate(inkOf, 'main h1');
  await tab.page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main h1 { color: rgb(1, 2, 3) !important }';
    document.head.append(style);
    document.querySelector('main h1')!.setAttribute('style', 'color: rgb(1, 2, 3)');
  });
  expect(await tab.page.evaluate(inkOf, 'main h1')).toBe(ink);
});
