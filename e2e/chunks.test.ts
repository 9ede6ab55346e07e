/** Tests chunks that fail to load: webpack's runtime throws its errors, and the page remains usable. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Deployments, startDeployments } from './deployments.ts';
import type { Tab, TabOptions } from './browser.ts';
import { showInBrowser, siteFolder, siteForTests } from './browser.ts';

/** Matches console messages from the browser and the site about a chunk that failed to load. */
const aboutChunks =
  /Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk|Refused to (?:execute|apply)|MODULE_NOT_FOUND|Cannot find module/;

/** How long webpack's runtime waits for scripts, in milliseconds (specification, section 9). */
const chunkLoadTimeout = 120_000;

let tab: Tab;
const heading = () => tab.page.locator('h1').first().innerText();
const build = () => tab.page.evaluate(() => document.documentElement.dataset.build);
const failure = () => tab.page.getByRole('alert').filter({ hasText: 'Error loading content.' });
const partMissing = () => tab.page.getByRole('alert').filter({ hasText: 'Couldn’t load part of this page.' });
const tryAgain = () => tab.page.getByRole('button', { name: 'Try again' }).click();

/** Follows a link without hovering over it, because that would prefetch the page. */
const follow = (address: string) =>
  tab.page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Checks that navigation still works by following a link to a page that loads normally. */
async function goesOn(address: string, title: string): Promise<void> {
  await follow(address);
  await expect.poll(heading).toBe(title);
}

/** Records the paths of documents from now on, as soon as they are requested. */
function loadedDocuments(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Records the error objects that the site reports from now on. */
function reportedErrors(page: Page): () => Promise<unknown[]> {
  const seen: Promise<unknown>[] = [];
  page.on('console', (message) => {
    const [first] = message.args();
    if (message.type() !== 'error' || !first) return;
    seen.push(
      first.evaluate((error) => {
        if (!(error instanceof Error)) return undefined;
        const { name, message: text, code, type } = error as Error & { code?: string; type?: string };
        return { name, message: text.replace(location.origin, ''), ...(code && { code }), ...(type && { type }) };
      }),
    );
  });
  return async () => (await Promise.all(seen)).filter((error) => error !== undefined);
}

/**
 * Responds to the first `times` requests for a file with `answer`, and lets the server respond to later ones. Returns
 * only the URLs of scripts and stylesheets that the page loads, because the site also sends requests that check whether
 * a file still exists.
 */
async function hinder(file: RegExp, answer: (route: Route) => Promise<void>, times = Infinity): Promise<string[]> {
  const asked: string[] = [];
  await tab.page.route(file, async (route) => {
    if (route.request().resourceType() !== 'fetch') asked.push(new URL(route.request().url()).pathname);
    await (asked.length <= times ? answer(route) : route.continue());
  });
  return asked;
}
const fail = (route: Route) => route.abort();
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });

describe('on a site as it was deployed', () => {
  const site = siteForTests();
  const caching = /\/app\/pages\/guides-caching\.[0-9a-f]{8}\.js$/;

  async function openGuide(options: TabOptions = {}) {
    tab = await site.open({ allowed: aboutChunks, ...options });
    await tab.visit('/guides/getting-started/');
  }

  test('a page chunk that fails once is asked for again', { tags: ['row/chunk-loading', 'row/calls'] }, async () => {
    await openGuide();
    const asked = await hinder(caching, fail, 1);
    const reported = reportedErrors(tab.page);
    await goesOn('/guides/caching/', 'Caching');
    expect(asked).toHaveLength(2);
    expect(await reported()).toEqual([]);
  });

  test(
    'a page chunk that fails for good says so; the rest goes on, and so does the page once the host is back',
    { tags: 'row/content-fails' },
    async () => {
      await openGuide();
      const asked = await hinder(caching, fail);
      const reported = reportedErrors(tab.page);
      await follow('/guides/caching/');
      await failure().waitFor();
      expect(asked).toHaveLength(2);
      expect(await reported()).toEqual([
        {
          name: 'ChunkLoadError',
          type: 'error',
          message: `Loading chunk ${asked[0]!.slice('/app/'.length, -'.js'.length)} failed.\n(error: ${asked[0]})`,
        },
      ]);
      expect(new URL(tab.page.url()).pathname).toBe('/guides/caching/');
      await tab.page.keyboard.press('/');
      await tab.page.getByRole('dialog').waitFor();
      await tab.page.keyboard.press('Escape');
      await tryAgain();
      await expect.poll(() => asked.length).toBe(4);
      await failure().waitFor();
      await tab.page.goBack();
      await expect.poll(heading).toBe('Getting started');
      await goesOn('/guides/production/', 'Production');
      await tab.page.goBack();
      await tab.page.goForward();
      await tab.page.goBack();
      await follow('/guides/caching/');
      await failure().waitFor();
      await tab.page.unroute(caching);
      await tryAgain();
      await expect.poll(heading).toBe('Caching');
    },
  );

  test('a page chunk that never comes is given up after 120 seconds; trying again loads the whole page', async () => {
    await openGuide({ before: (page) => page.clock.install() });
    const asked = await hinder(caching, () => Promise.resolve());
    const reported = reportedErrors(tab.page);
    await follow('/guides/caching/');
    await expect.poll(() => asked.length).toBe(1);
    await tab.page.clock.runFor(chunkLoadTimeout - 5000);
    expect(await heading()).toBe('Getting started');
    await tab.page.clock.runFor(5000);
    // The request that checks whether the file still exists hangs, too.
    await expect
      .poll(async () => {
        await tab.page.clock.runFor(1000);
        return failure().count();
      })
      .toBe(1);
    expect(asked).toHaveLength(1);
    expect(await reported()).toEqual([
      expect.objectContaining({
        name: 'ChunkLoadError',
        type: 'timeout',
        message: expect.stringMatching(/^Loading chunk pages\/guides-caching\.[0-9a-f]{8} failed\.\n\(timeout: /),
      }),
    ]);
    await goesOn('/concepts/', 'Concepts');
    await tab.page.goBack();
    await expect
      .poll(async () => {
        await tab.page.clock.runFor(chunkLoadTimeout);
        return failure().count();
      })
      .toBe(1);
    await tryAgain();
    await expect.poll(heading).toBe('Caching');
  });

  test('on a host that answers nothing any more the reader is told in the end', async () => {
    await openGuide();
    await hinder(/\/app\/pages\//, fail);
    await hinder(/\/build\.json$|guides-caching/, (route) =>
      route.request().resourceType() === 'fetch' ? Promise.resolve() : route.abort(),
    );
    await follow('/guides/caching/');
    await failure().waitFor();
  });

  test.each<[string, (route: Route) => Promise<void>]>([
    ['empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    [
      'of another page',
      async (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: '(globalThis.siteChunks||=[]).push([["pages/other.01234567"],{"pages/other"(){}}])',
        }),
    ],
  ])('a page chunk that is %s counts as missing', async (_, answer) => {
    await openGuide();
    await hinder(caching, answer);
    const reported = reportedErrors(tab.page);
    await follow('/guides/caching/');
    await failure().waitFor();
    expect(await reported()).toEqual([expect.objectContaining({ name: 'ChunkLoadError', type: 'missing' })]);
  });

  test(
    'a page chunk without its module is an unknown module; trying again loads the whole page',
    { tags: 'row/errors' },
    async () => {
      await openGuide();
      await hinder(caching, async (route) => {
        const chunk = await (await route.fetch()).text();
        await route.fulfill({
          contentType: 'text/javascript',
          body: chunk.replace('"pages/guides-caching"(', '"pages/another"('),
        });
      });
      const reported = reportedErrors(tab.page);
      await follow('/guides/caching/');
      await failure().waitFor();
      expect(await reported()).toEqual([
        { name: 'Error', message: "Cannot find module 'pages/guides-caching'", code: 'MODULE_NOT_FOUND' },
      ]);
      await goesOn('/concepts/', 'Concepts');
      await tab.page.goBack();
      await failure().waitFor();
      await tryAgain();
      await expect.poll(heading).toBe('Caching');
    },
  );

  describe('the stylesheet chunk of the voting page', () => {
    const sheet = /\/app\/screen-vote\.[0-9a-f]{8}\.css$/;

    test('that fails once is asked for again', async () => {
      await openGuide();
      const asked = await hinder(sheet, fail, 1);
      await goesOn('/vote/', 'Vote');
      expect(asked).toHaveLength(2);
    });

    test('that fails for good says so; the rest goes on, and so does the page once the host is back', async () => {
      await openGuide();
      const asked = await hinder(sheet, fail);
      const reported = reportedErrors(tab.page);
      await follow('/vote/');
      await failure().waitFor();
      expect(asked).toHaveLength(2);
      expect(await reported()).toEqual([
        {
          name: 'ChunkLoadError',
          code: 'CSS_CHUNK_LOAD_FAILED',
          type: 'error',
          message: `Loading CSS chunk ${asked[0]!.slice('/app/'.length, -'.css'.length)} failed.\n(error: ${asked[0]})`,
        },
      ]);
      expect(await tab.page.locator('link[href*="screen-vote"]').count()).toBe(0);
      await goesOn('/concepts/', 'Concepts');
      await follow('/vote/');
      await failure().waitFor();
      await tab.page.unroute(sheet);
      await tryAgain();
      await expect.poll(heading).toBe('Vote');
      expect(await tab.page.locator('link[href*="screen-vote"]').count()).toBe(1);
    });

    test('that is gone: the page is loaded anew, once, and works without', async () => {
      await openGuide();
      await hinder(sheet, missing);
      const loads = loadedDocuments(tab.page);
      await goesOn('/vote/', 'Vote');
      await tab.page.locator('main ol > li').first().waitFor();
      await tab.quiet();
      expect(loads).toHaveLength(1);
    });
  });

  test.each([
    ['/vote/', 'Vote'],
    ['/', 'webpack'],
  ])('the script of %s that fails on the way in leaves the frame and a way to try again', async (address) => {
    tab = await site.open({ allowed: aboutChunks });
    await hinder(/\/app\/screen-/, fail);
    const standing = await (await fetch(site.url + address)).text();
    await tab.visit(address);
    // The content of the document remains readable.
    await partMissing().waitFor();
    expect(await failure().count()).toBe(0);
    const [, first = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(standing) ?? [];
    expect(await tab.page.locator('main h1').innerHTML()).toBe(first);
    await goesOn('/blog/', 'Blog');
    await tab.page.goBack();
    await failure().waitFor();
    await tab.page.unroute(/\/app\/screen-/);
    await tryAgain();
    await expect.poll(() => failure().count()).toBe(0);
    await tab.page.locator('main h1').waitFor();
  });

  test('a page does without all that comes later, if it must', async () => {
    tab = await site.open({ allowed: /Failed to load resource/, viewport: { width: 600, height: 800 } });
    await hinder(/\/app\/(?!browser|react|pages|sections)/, fail);
    for (const address of ['/guides/getting-started/', '/api/cli/', '/concepts/']) await tab.visit(address);
    await tab.page.getByRole('button', { name: 'Menu' }).click();
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await goesOn('/glossary/', 'Glossary');
    await tab.page.unroute(/\/app\/(?!browser|react|pages|sections)/);
    await tab.page.getByRole('button', { name: 'Menu' }).click();
    await tab.page.getByRole('button', { name: 'Close the menu' }).waitFor();
  });
});

describe('on a site that is deployed anew', () => {
  let deployed: Deployments;
  const site = siteForTests(async () => {
    deployed = await startDeployments(siteFolder);
    return showInBrowser(deployed);
  });
  let loads: string[];

  async function openGuide(allowed = aboutChunks) {
    tab = await site.open({ allowed });
    await tab.visit('/guides/getting-started/');
    loads = loadedDocuments(tab.page);
  }

  /**
   * Waits until these documents have loaded and the app handles clicks in the last one. Until then, clicking a link
   * loads a document, too.
   */
  async function loadedAnew(addresses: string[]) {
    await expect.poll(() => loads).toEqual(addresses);
    await tab.quiet();
  }

  test(
    'a page chunk that was removed: the page is loaded anew, once, from the new deployment',
    { tags: 'row/chunk-loading' },
    async () => {
      await openGuide();
      const before = await build();
      await goesOn('/guides/production/', 'Production');
      deployed.deployOtherHashes();
      await goesOn('/guides/caching/', 'Caching');
      await loadedAnew(['/guides/caching/']);
      expect(await build()).not.toBe(before);
      await goesOn('/guides/production/', 'Production');
      expect(loads).toHaveLength(1);
    },
  );

  test('who has not left the first page yet finds the pages of the new deployment', async () => {
    await openGuide();
    deployed.deployOtherHashes();
    await goesOn('/guides/caching/', 'Caching');
    await goesOn('/guides/production/', 'Production');
    expect(loads).toEqual([]);
  });

  test('the stylesheet chunk likewise', async () => {
    tab = await site.open({ allowed: aboutChunks });
    await tab.visit('/guides/getting-started/');
    deployed.deployOtherHashes(/browser|screen-vote\.\w+\.css/);
    await goesOn('/vote/', 'Vote');
    expect(
      await tab.page.evaluate(() =>
        performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname),
      ),
    ).toEqual(['/vote/']);
    await tab.page.locator('main ol > li').first().waitFor();
    expect(await failure().count()).toBe(0);
  });

  test('pages alone, and again in the same tab: each time the page is loaded anew', async () => {
    await openGuide();
    const before = await build();
    await goesOn('/guides/production/', 'Production');
    deployed.deployOtherHashes(/^app\/pages\//);
    await goesOn('/guides/caching/', 'Caching');
    await loadedAnew(['/guides/caching/']);
    await goesOn('/guides/tree-shaking/', 'Tree shaking');
    deployed.deployOtherHashes(/^app\/pages\//);
    await goesOn('/guides/typescript/', 'TypeScript');
    await loadedAnew(['/guides/caching/', '/guides/typescript/']);
    expect(await build()).toBe(before);
  });

  /** Pages that aren't open yet, one for each deployment. */
  const five = [
    ['/guides/caching/', 'Caching'],
    ['/guides/tree-shaking/', 'Tree shaking'],
    ['/guides/typescript/', 'TypeScript'],
    ['/guides/development/', 'Development'],
    ['/guides/lazy-loading/', 'Lazy loading'],
  ] as const;

  test('a tab that is open over five deployments whose old files stay never loads a page anew', async () => {
    await openGuide();
    const before = await build();
    await goesOn('/guides/production/', 'Production');
    for (const [address, title] of five) {
      deployed.deployOtherHashes(/./, true);
      await goesOn(address, title);
    }
    expect(loads).toEqual([]);
    expect(await build()).toBe(before);
    expect(await failure().count()).toBe(0);
    // The sixth deployment deleted the old files, so the page reloads once and then works.
    deployed.deployOtherHashes();
    await goesOn('/guides/installation/', 'Installation');
    await loadedAnew(['/guides/installation/']);
    expect(await build()).not.toBe(before);
  });

  test('and over five whose old files are gone, once for each that it meets', async () => {
    await openGuide();
    await goesOn('/guides/production/', 'Production');
    for (const [count, [address, title]] of five.entries()) {
      deployed.deployOtherHashes();
      await goesOn(address, title);
      await loadedAnew(five.slice(0, count + 1).map(([path]) => path));
      // This navigation loads the current deployment's table of pages.
      await goesOn('/guides/production/', 'Production');
      expect(await failure().count()).toBe(0);
    }
    expect(loads).toEqual(five.map(([address]) => address));
  });

  test('pages alone, on a host that answers every address with a page: the page is loaded anew', async () => {
    await openGuide(new RegExp(`${aboutChunks.source}|Unexpected token`));
    await hinder(/\/app\/pages\/guides-caching/, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: '<h1>Home</h1>' }),
    );
    deployed.deployOtherHashes(/^app\/pages\//);
    await goesOn('/guides/caching/', 'Caching');
    await loadedAnew(['/guides/caching/']);
  });

  test('where chunks are missing for good, a page is loaded anew once and no more', async () => {
    await openGuide();
    await hinder(/\/app\/(?:pages|screen-)/, missing);
    await goesOn('/guides/caching/', 'Caching');
    await loadedAnew(['/guides/caching/']);
    await goesOn('/guides/getting-started/', 'Getting started');
    await loadedAnew(['/guides/caching/', '/guides/getting-started/']);
    await follow('/guides/caching/');
    await failure().waitFor();
    await tryAgain();
    await tab.quiet();
    await failure().waitFor();
    expect(loads).toHaveLength(2);
    await tab.page.goto('/');
    await expect.poll(() => loads.slice(2)).toEqual(['/', '/']);
    await partMissing().waitFor();
    await tab.quiet();
    expect(loads).toHaveLength(4);
  });
});
