/** Tests navigation: URLs, links, history, focus, unknown pages, and failures. */
import { describe, expect, test } from 'vitest';
import { siteForTests } from './browser.ts';
import type { Tab } from './browser.ts';

const site = siteForTests();
let tab: Tab;

const path = () => new URL(tab.page.url()).pathname;
const heading = () => tab.page.locator('h1');
/** Decodes character references in an HTML tag, because documents and the browser write them differently. */
const normal = (tag: string) =>
  tag
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\\u003c', '<');

describe('inside the app', () => {
  test(
    'a link changes page, title, focus and scroll position without loading a document',
    { tags: 'main-way' },
    async () => {
      tab = await site.open();
      await tab.visit('/guides/getting-started/');
      await tab.page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await tab.page.evaluate(() => scrollTo(0, 800));
      await tab.page.locator('#sidebar a[href="/guides/caching/"]').click();
      await expect.poll(() => heading().textContent()).toBe('Caching');
      expect(path()).toBe('/guides/caching/');
      expect(await tab.page.title()).toBe('Caching | webpack');
      expect(await tab.page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(await tab.page.evaluate(() => scrollY)).toBeLessThan(10);
      expect(await tab.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    },
  );

  test('after a navigation the head says what the document of the page says', { tags: 'row/canonical' }, async () => {
    const said = (page: string) =>
      [...page.matchAll(/<(meta|link|script)\b[^>]*data-page[^>]*>(?:(\{.*?\})<\/script>)?/g)]
        .map(([tag]) => tag)
        .sort();
    const own = said(await (await fetch(`${site.url}/blog/2020-10-10-webpack-5-release/`)).text());
    expect(own.length).toBeGreaterThan(10);
    tab = await site.open();
    await tab.visit('/blog/');
    await tab.page.locator('#sidebar a[href="/blog/2020-10-10-webpack-5-release/"]').click();
    const head = () => tab.page.evaluate(() => document.head.innerHTML);
    await expect.poll(async () => said(await head()).map(normal)).toEqual(own.map(normal));
  });

  test('back restores page and scroll position', { tags: 'main-way' }, async () => {
    tab = await site.open();
    await tab.visit('/guides/getting-started/');
    await tab.page.evaluate(() => scrollTo(0, 1200));
    await tab.page.locator('#sidebar a[href="/guides/caching/"]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => heading().textContent()).toBe('Caching');
    await tab.page.goBack();
    await expect.poll(() => heading().textContent()).toBe('Getting started');
    await expect.poll(() => tab.page.evaluate(() => Math.abs(scrollY - 1200) < 150)).toBe(true);
  });

  test('a hash scrolls its heading under the header', { tags: 'row/hash' }, async () => {
    tab = await site.open();
    await tab.visit('/configuration/output/#outputpublicpath');
    const top = () => tab.page.locator('#outputpublicpath').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(300);
  });

  test('a link to the heading whose address is open already leads back to it', async () => {
    tab = await site.open();
    await tab.visit('/configuration/output/#outputuniquename');
    const top = () => tab.page.locator('#outputuniquename').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await tab.page.evaluate(() => scrollBy({ top: -3000, behavior: 'instant' }));
    await expect.poll(() => tab.page.evaluate(() => (history.state as object | null) !== null)).toBe(true);
    expect(await top()).toBeGreaterThan(2000);
    await tab.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#outputuniquename';
      document.body.append(link);
      link.click();
    });
    await expect.poll(top).toBeLessThan(200);
  });

  test('odd and malformed hashes do no harm', async () => {
    tab = await site.open();
    for (const hash of ['#%', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#ümläut', '#[x]']) {
      await tab.visit(`/guides/caching/${hash}`);
      expect(await heading().textContent()).toBe('Caching');
    }
  });
});

describe('addresses', () => {
  test.each([
    ['/guides/caching?x=1#conclusion', '/guides/caching/?x=1#conclusion'],
    ['/writers-guide/', '/contribute/writers-guide/'],
    ['/configuration/other-options/#cachemaxage', '/configuration/cache/#cachemaxage'],
    ['/errors/#cant-resolve', '/errors/cant-resolve/'],
  ])('%s leads to %s', { tags: ['row/slashes', 'row/other-options'] }, async (from, to) => {
    tab = await site.open();
    await tab.page.goto(from);
    await expect.poll(() => tab.page.url().replace(site.url, '')).toBe(to);
  });

  test.each([
    ['/configuration/output/#output-chunkFilename', '/configuration/output/#outputchunkfilename'],
    ['/configuration/dev-server/#devserverclientoverlay', '/configuration/dev-server/#overlay'],
    ['/api/module-methods/?x=1#importmetawebpackhot-', '/api/hot-module-replacement/?x=1#module-api'],
    ['/guides/code-splitting-async/#dynamic-import-import-', '/guides/code-splitting/#dynamic-import-import-'],
  ])('the old heading %s leads to %s, on a first load and in the app', async (from, to) => {
    tab = await site.open();
    const top = () =>
      tab.page.locator(`[id="${to.replace(/.*#/, '')}"]`).evaluate((element) => element.getBoundingClientRect().top);
    await tab.page.goto(from);
    await expect.poll(() => tab.page.url().replace(site.url, '')).toBe(to);
    await expect.poll(top).toBeLessThan(300);

    await tab.visit('/guides/caching/');
    await tab.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'old' });
      document.querySelector('.prose')?.prepend(link);
    }, from);
    await tab.page.getByRole('link', { name: 'old', exact: true }).click();
    await expect.poll(() => tab.page.url().replace(site.url, '')).toBe(to);
    await expect.poll(top).toBeLessThan(300);
    await tab.page.goBack();
    await expect.poll(() => heading().textContent()).toBe('Caching');
  });

  describe('a redirect to another site', () => {
    const elsewhere = 'https://v4.webpack.js.org/loaders/raw-loader';

    /** Opens a tab in which requests to `v4.webpack.js.org` get a fake response. */
    async function open() {
      tab = await site.open({ allowed: /404/ });
      await tab.page.route('https://v4.webpack.js.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Version 4</title>' }),
      );
    }

    test('leaves the app for it, with query and hash; back leads to the page with the link', async () => {
      await open();
      await tab.visit('/guides/caching/');
      await tab.page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {
          href: '/loaders/raw-loader/?x=1#usage',
          textContent: 'old',
        });
        document.querySelector('.prose')?.prepend(link);
      });
      await tab.page.getByRole('link', { name: 'old', exact: true }).click();
      await tab.page.waitForURL(`${elsewhere}?x=1#usage`);
      await tab.page.goBack();
      await expect.poll(() => heading().textContent()).toBe('Caching');
    });

    test('is followed on the way in too, where the host has no redirects, and is no step of the history', async () => {
      await open();
      await tab.visit('/concepts/');
      const notFound = await (await fetch(`${site.url}/404.html`)).text();
      await tab.page.route('**/loaders/raw-loader/', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
      );
      await tab.page.goto('/loaders/raw-loader/');
      await tab.page.waitForURL(elsewhere);
      await tab.page.goBack();
      await expect.poll(() => heading().textContent()).toBe('Concepts');
    });
  });

  test('redirects that lead in a circle end on the page that says so', async () => {
    tab = await site.open();
    await tab.page.route('**/routes.js', async (route) => {
      const script = await (await route.fetch()).text();
      const circle = script
        .replace(
          '"/loaders/bundle-loader/":"/guides/lazy-loading/"',
          '"/loaders/bundle-loader/":"/loaders/cache-loader/"',
        )
        .replace(
          '"/loaders/cache-loader/":"/configuration/cache/"',
          '"/loaders/cache-loader/":"/loaders/bundle-loader/"',
        );
      expect(circle).not.toBe(script);
      await route.fulfill({ contentType: 'text/javascript', body: circle });
    });
    await tab.visit('/guides/caching/');
    await tab.page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/loaders/bundle-loader/', textContent: 'old' });
      document.querySelector('.prose')?.prepend(link);
    });
    await tab.page.getByRole('link', { name: 'old', exact: true }).click();
    await expect.poll(() => heading().textContent()).toBe('Page Not Found');
  });

  test('a heading that never was leaves the reader on the page', async () => {
    tab = await site.open();
    await tab.visit('/guides/caching/#no-such-heading');
    expect(await heading().textContent()).toBe('Caching');
    expect(tab.page.url().replace(site.url, '')).toBe('/guides/caching/#no-such-heading');
  });

  test('what does not exist says so, with status 404 and a way home', { tags: 'row/not-found' }, async () => {
    tab = await site.open({ allowed: /404/ });
    const answer = await tab.page.goto('/no/such/page/');
    expect(answer?.status()).toBe(404);
    expect(await tab.page.getByText('Oops! The page you are looking for has been removed or relocated.').count()).toBe(
      1,
    );
    await tab.page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect.poll(path).toBe('/');
  });

  test('/app-shell/ renders nothing', async () => {
    tab = await site.open();
    await tab.visit('/app-shell/');
    expect((await tab.page.locator('body').innerText()).trim()).toBe('');
  });

  test('a malformed address is no crash', async () => {
    tab = await site.open();
    expect((await fetch(`${site.url}/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(`${site.url}/`)).status).toBe(200);
  });
});
