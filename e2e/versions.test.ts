/** Tests two versions of the documentation behind one nginx, from a reader's point of view. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesUnder } from '../generator/files-under.ts';
import { startTags } from '../compile/html/finished-html.ts';
import { nginx } from '../generator/hosts/testing/start-nginx.ts';
import { showInBrowser, type Tab, type TabOptions, type TestSite } from './browser.ts';
import { onlyNew, onlyOld, startTwoVersions, type TwoVersions } from './two-versions.ts';

// The `beforeAll` hook builds two sites from scratch.
vi.setConfig({ hookTimeout: 900_000 });

describe.skipIf(!nginx)('two versions on one host', { tags: 'needs/nginx' }, () => {
  let versions: TwoVersions;
  let site: TestSite;
  beforeAll(async () => {
    versions = await startTwoVersions();
    site = await showInBrowser(versions);
  });
  afterAll(() => site.close());

  /** Opens a path in a tab, runs a function, and closes the tab. Asserts that no script failed. */
  async function inTab(address: string, work: (tab: Tab) => Promise<void>, options: TabOptions = {}): Promise<void> {
    const tab = await site.open(options);
    await tab.visit(address);
    await work(tab);
    expect(tab.errors).toEqual([]);
    await tab.close();
  }
  const pathOf = (tab: Tab) => new URL(tab.page.url()).pathname;
  /** Marks the document. The mark disappears when the browser loads another document. */
  const mark = (tab: Tab) => tab.page.evaluate(() => void (document.body.dataset.mark = 'same'));
  const isMarked = (tab: Tab) => tab.page.evaluate(() => document.body.dataset.mark === 'same');
  const canonical = (tab: Tab) => tab.page.locator('link[rel=canonical]').getAttribute('href');
  const selector = (tab: Tab) => tab.page.locator('#sidebar select').first();

  test('each address in the documents of the old one is its own, and is there', async () => {
    const documents = (await filesUnder(versions.old)).filter((file) => file.endsWith('.html'));
    expect(documents.length).toBeGreaterThan(7);
    const addresses = new Set<string>();
    for (const file of documents) {
      const html = await readFile(path.join(versions.old, file), 'utf8');
      for (const { name, attributes } of startTags(
        html.replaceAll(/<script>[^]*?<\/script>|<style[^]*?<\/style>/g, ''),
      ))
        for (const key of ['href', 'src']) {
          const value = attributes.get(key);
          if (value?.startsWith('/') && name !== 'base') addresses.add(value.replace(/[?#].*/, ''));
        }
    }
    expect([...addresses].filter((address) => !address.startsWith('/v5/'))).toEqual([]);
    // Check only files and pages of the small test site, which lacks most pages that the header and footer link to.
    const own = [...addresses].filter(
      (address) => /\.\w+$/.test(address) || /^\/v5\/(?:guides\/|blog\/)?$/.test(address),
    );
    expect(own.length).toBeGreaterThan(10);
    for (const address of own) expect([address, (await fetch(versions.url + address)).status]).toEqual([address, 200]);
  });

  test('nginx answers for each with its own pages, redirects, and headers', async () => {
    const ask = (address: string) => fetch(versions.url + address, { redirect: 'manual' });
    expect((await ask('/v5')).headers.get('location')).toBe('/v5/');
    expect((await ask('/v5/guides/first')).headers.get('location')).toBe('/v5/guides/first/');
    expect((await ask('/v5/api/compilation/?a')).headers.get('location')).toMatch(/^\/v5\/api\/compilation-hooks\/\?a/);
    const missing = await ask('/v5/nowhere/');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('/v5/app/');
    expect(await (await ask('/nowhere/')).text()).not.toContain('"/v5/app/');
    const document = await ask('/v5/guides/first/');
    expect(document.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(document.headers.get('cache-control')).toContain('max-age=0');
    const [script] = /\/v5\/app\/browser[^"]*/.exec(await document.text())!;
    expect((await ask(script)).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/v5/_redirects')).status).toBe(404);
    expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${versions.url}/v5/sitemap.xml`);
    expect(await (await ask('/v5/feed.xml')).text()).toContain(`href="${versions.url}/v5/blog/2026-11-01-a-post/"`);
    expect(await (await ask('/v5/sitemap.xml')).text()).toContain(`<loc>${versions.url}/v5${onlyOld}</loc>`);
  });

  test('the old one navigates inside itself, back included', () =>
    inTab('/v5/guides/first/', async (tab) => {
      await mark(tab);
      await tab.page.locator(`#sidebar a[href="/v5${onlyOld}"]`).click();
      await expect.poll(() => pathOf(tab)).toBe(`/v5${onlyOld}`);
      await expect.poll(() => tab.page.locator('main h1').textContent()).toBe('Second page');
      await tab.page.goBack();
      await expect.poll(() => tab.page.locator('main h1').textContent()).toBe('First page');
      expect(await isMarked(tab)).toBe(true);
      const links = await tab.page
        .locator('main .prose a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links.filter((href) => !href!.startsWith('/v5/'))).toEqual([]);
    }));

  test('its search finds its pages, says its version, and hands the words to the other', () =>
    inTab('/v5/', async (tab) => {
      await mark(tab);
      await tab.page.keyboard.press('/');
      await tab.page.locator('dialog input').fill('second page');
      const first = tab.page.locator('[data-search-result]').first();
      await first.waitFor();
      expect(await first.getAttribute('href')).toMatch(/^\/v5\//);
      await expect
        .poll(() => tab.page.locator('[data-searched-version]').innerText())
        .toMatch(/Searching the docs for webpack 5\.\s*Go to webpack 6/);
      await first.click();
      await expect.poll(() => pathOf(tab)).toBe(`/v5${onlyOld}`);
      expect(await isMarked(tab)).toBe(true);
      await tab.page.keyboard.press('/');
      await tab.page.locator('dialog input').fill('second page');
      await tab.page.locator('[data-searched-version] a').click();
      await tab.page.waitForURL(/:\d+\/(?:\?.*)?$/);
      await expect.poll(() => tab.page.locator('dialog input').inputValue()).toBe('second page');
      expect(new URL(tab.page.url()).search).toBe('');
      await expect.poll(() => tab.page.locator('[data-search-result]').first().getAttribute('href')).toBe(onlyNew);
    }));

  test('a page that both have is the newest one’s for search engines, and the notice leads there', () =>
    inTab('/v5/guides/first/', async (tab) => {
      expect(await canonical(tab)).toBe(`${versions.url}/guides/first/`);
      const notice = tab.page.locator('[data-old-version]');
      expect(await notice.innerText()).toBe('You are reading the docs for webpack 5. Read this page for webpack 6');
      await tab.page.locator(`#sidebar a[href="/v5${onlyOld}"]`).click();
      await expect.poll(() => canonical(tab)).toBe(`${versions.url}/v5${onlyOld}`);
      expect(await notice.innerText()).toContain('Go to the docs for webpack 6');
      expect(await notice.locator('a').getAttribute('href')).toBe(`${versions.url}/guides/`);
      await tab.page.goBack();
      await notice.getByText('Read this page').click();
      await expect.poll(() => pathOf(tab)).toBe('/guides/first/');
      expect(await canonical(tab)).toBe(`${versions.url}/guides/first/`);
      expect(await tab.page.locator('[data-old-version]').count()).toBe(0);
    }));

  test('the headings of the open page stand under the notice', () =>
    inTab(
      '/v5/guides/first/',
      async (tab) => {
        const topOf = async (selector: string) => (await tab.page.locator(selector).boundingBox())!.y;
        expect(await topOf('#sidebar [data-reading]')).toBe((await topOf('main')) + 32);
      },
      { viewport: { width: 1440, height: 900 } },
    ));

  test('the selector leads to the same page, or to the nearest that is there', async () => {
    for (const [from, label, to] of [
      ['/guides/first/', '5', '/v5/guides/first/'],
      [onlyNew, '5', '/v5/guides/'],
      ['/v5/guides/first/', '6', '/guides/first/'],
      [`/v5${onlyOld}`, '6', '/guides/'],
    ] as const) {
      await inTab(from, async (tab) => {
        expect(await selector(tab).inputValue()).toBe(label === '5' ? '6' : '5');
        await selector(tab).selectOption(label);
        await expect.poll(() => pathOf(tab)).toBe(to);
        await expect.poll(() => selector(tab).inputValue()).toBe(label);
      });
    }
  });

  test('each has its own worker and caches: read offline, neither answers for the other', () =>
    inTab(
      '/guides/first/',
      async (tab) => {
        const scopes = () =>
          tab.page.evaluate(async () =>
            (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) =>
              active ? new URL(scope).pathname : 'waiting',
            ),
          );
        const kept = () =>
          tab.page.evaluate(async () => {
            const found: Record<string, string[]> = {};
            for (const name of await caches.keys())
              if (name.includes('pages'))
                found[name] = (await (await caches.open(name)).keys())
                  .map(({ url }) => new URL(url).pathname)
                  .filter((address) => !address.endsWith('.json'));
            return found;
          });
        await expect.poll(scopes).toEqual(['/']);
        await expect.poll(kept).toEqual({ 'pages-1': ['/guides/first/'] });
        await tab.visit('/v5/guides/first/');
        await expect.poll(scopes).toEqual(expect.arrayContaining(['/', '/v5/']));
        await expect.poll(kept).toEqual({ 'pages-1': ['/guides/first/'], '/v5pages-1': ['/v5/guides/first/'] });
        await tab.page.context().setOffline(true);
        await tab.page.goto('/v5/guides/first/');
        expect(await tab.page.locator('[data-old-version]').count()).toBe(1);
        await tab.page.goto('/guides/first/');
        expect(await tab.page.locator('main h1').textContent()).toBe('First page');
        expect(await tab.page.locator('[data-old-version]').count()).toBe(0);
      },
      { serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ },
    ));
});
