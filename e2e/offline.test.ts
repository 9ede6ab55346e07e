import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OfflineManifest } from '../src/model/offline-manifest.ts';
import type { Tab } from './browser.ts';
import { openTab, siteFolder } from './browser.ts';
import { type Deployments, startDeployments } from './deployments.ts';
import { inProject } from '../generator/paths.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { waiting } from './timeouts.ts';
import { until } from './until.ts';
import { untilCached } from './until-cached.ts';

/** Matches console messages about failed requests, which tests expect while offline. */
const whileOffline = /net::ERR_|Failed to load resource|Failed to fetch|ChunkLoadError|Loading (?:CSS )?chunk|503/;

let browser: Browser;
let deployed: Deployments;
let tab: Tab;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeVisitors(browser));
beforeEach(async () => {
  deployed = await startDeployments(siteFolder);
  tab = await openTab(browser, deployed.url, { serviceWorkers: 'allow', allowed: whileOffline });
});
afterEach(async () => {
  expect(tab.errors).toEqual([]);
  await tab.close();
  await deployed.close();
});

/** Waits until the page has no pending requests, is controlled by the service worker, and is cached. */
async function settled(): Promise<void> {
  await tab.quiet();
  await untilCached(tab.page);
}

async function goOffline(): Promise<void> {
  await tab.page.context().setOffline(true);
}

/** Empties the browser's HTTP cache, so that only the caches of the service worker are left. */
async function clearHttpCache(): Promise<void> {
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

const heading = () => tab.page.getByRole('heading', { level: 1 }).first().innerText();
const cacheNames = () => tab.page.evaluate(() => caches.keys());

test('visited pages and the frame work offline; nothing else was kept unasked', { tags: 'main-way' }, async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/concepts/plugins/"]')!.click());
  await tab.page.waitForURL('**/concepts/plugins/');
  await settled();
  await goOffline();
  for (const [address, title] of [
    ['/concepts/loaders/', 'Loaders'],
    ['/concepts/plugins/', 'Plugins'],
    ['/concepts/loaders', 'Loaders'],
  ] as const) {
    await tab.page.goto(address);
    expect(await heading()).toBe(title);
  }
  const documents = await tab.page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(documents.filter((url) => url.endsWith('/')).sort()).toEqual(['/concepts/loaders/', '/concepts/plugins/']);
  expect(await cacheNames()).not.toContain('kept-1');
});

test('search works offline', { tags: 'main-way' }, async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await goOffline();
  await tab.page.keyboard.press('/');
  const refused = tab.page.waitForEvent('requestfailed', (request) => request.url().includes('/search/text/'));
  await tab.page.locator('[data-search-input]').fill('code splitting');
  expect(await tab.page.locator('[data-search-result]').first().getAttribute('href')).toContain(
    '/guides/code-splitting/',
  );
  // Excerpts that aren't cached are omitted from search results without an error message.
  await refused;
  await tab.quiet();
  expect(await tab.page.locator('dialog [role="alert"]').count()).toBe(0);
  expect(await tab.page.locator('[data-search-result]').count()).toBeGreaterThan(0);
});

test('a page that was not visited gives the offline page, which lists what is there', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await goOffline();
  await tab.page.goto('/concepts/targets/');
  expect(await heading()).toBe('You are offline');
  const offline = tab.page.locator('[data-offline-page]');
  await offline.getByRole('link', { name: 'Loaders' }).click();
  await tab.page.waitForURL('**/concepts/loaders/');
  expect(await heading()).toBe('Loaders');
});

test('the offline page lists nothing whose copy is gone', async () => {
  await tab.visit('/concepts/plugins/');
  await settled();
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.page.evaluate(async () => (await caches.open('pages-1')).delete('/concepts/plugins/'));
  await goOffline();
  await tab.page.goto('/concepts/targets/');
  expect(await tab.page.locator('[data-offline-page] li').allInnerTexts()).toEqual(['Loaders']);
});

describe('a connection that goes early', () => {
  const frameIsKept = () =>
    until(tab.page, async () => (await (await caches.open('frame-1')).match('/offline.json')) !== undefined);

  test('leaves what the first page has loaded, also before the worker was there', async () => {
    await tab.visit('/configuration/all/');
    await settled();
    await goOffline();
    await tab.page.reload();
    await tab.page.locator('[data-island=OptionsTable]').scrollIntoViewIfNeeded();
    await tab.page.getByRole('region', { name: 'Table: options' }).getByRole('row').nth(10).waitFor();
  });

  test('before anything was kept gives a page that says so in readable type; once it is back, all is kept', async () => {
    // The page requests the kill switch before it registers the service worker.
    const asked = tab.page.waitForRequest('**/sw-kill.json');
    const register = deployed.hinder(/sw-kill/, 'hold');
    await tab.page.goto('/concepts/loaders/');
    await asked;
    const reconnect = deployed.hinder(/^(?!\/sw(?:-kill)?\.js)/, 'cut');
    register();
    await until(tab.page, () => navigator.serviceWorker.controller !== null);
    await tab.page.reload();
    expect(await heading()).toBe('You are offline');
    expect(await tab.page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/system-ui/);
    reconnect();
    await tab.page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(heading).toBe('Loaders');
    await settled();
    await frameIsKept();
  });

  test('while the frame comes leaves visited pages, and a page for the others that looks like the site; the frame comes later', async () => {
    const goOn = deployed.hinder(/search\/core\.json/, 'refuse');
    await tab.visit('/concepts/loaders/');
    await settled();
    await goOffline();
    await tab.page.reload();
    expect(await heading()).toBe('Loaders');
    const color = () => tab.page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
    const ink = await color();
    await tab.page.goto('/concepts/targets/');
    expect(await heading()).toBe('You are offline');
    expect(await color()).toBe(ink);

    goOn();
    await tab.page.context().setOffline(false);
    await tab.visit('/concepts/plugins/');
    await frameIsKept();
    await settled();
    await goOffline();
    await tab.page.keyboard.press('/');
    await tab.page.locator('[data-search-input]').fill('code splitting');
    await tab.page.locator('[data-search-result]').first().waitFor();
  });

  test('and comes back while the page is open: it is kept then', async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    await tab.page.evaluate(async () => (await caches.open('pages-1')).delete('/concepts/loaders/'));
    await goOffline();
    await tab.page.context().setOffline(false);
    await untilCached(tab.page);
  });
});

test('inside the app an unvisited page says that it did not load, and the rest goes on working', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await goOffline();
  await tab.page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/concepts/targets/"]')!.click());
  await tab.page.getByText('Error loading content.').or(tab.page.getByText('You are offline')).first().waitFor();
});

/** Tests of tools that work offline although they were never opened online. */
const worksOffline = {
  async playground() {
    await tab.page.goto('/playground/');
    await tab.page.getByText(/^Built in /).waitFor();
    await tab.page.getByRole('tab', { name: 'Preview' }).click();
    await tab.page.frameLocator('iframe[title="Preview of the result"]').getByText('Notebook').waitFor();
    const frames = tab.page.frames().filter((frame) => frame !== tab.page.mainFrame());
    expect(await Promise.all(frames.map((frame) => frame.evaluate(() => self.origin)))).toEqual(['null', 'null']);
  },
  /** The configuration explorer also needs the script that strips types. */
  async configuration() {
    await tab.page.goto('/tools/configuration/');
    await tab.page.locator('.cm-content').click();
    await tab.page.keyboard.press('ControlOrMeta+A');
    await tab.page.keyboard.press('Delete');
    await tab.page.keyboard.insertText('export default { mode: "none" as string };');
    await tab.page.getByRole('heading', { level: 2, name: 'Valid configuration' }).waitFor();
  },
};

/** Waits until the offline copy is complete. Never times out while files keep arriving. */
async function everythingCame(): Promise<void> {
  for (let share: number | 'all' = -1; share !== 'all';) {
    share = await until(
      tab.page,
      (before) => {
        if (document.querySelector('[data-offline-choice="kept"]')) return 'all' as const;
        const now = document.querySelector<HTMLProgressElement>('[data-offline-choice] progress')?.value ?? -1;
        return now > before && now;
      },
      share,
    );
  }
}

test(
  'all of it offline, on request: size first, then progress, then every page; and undone',
  { timeout: 300_000 },
  async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    const choice = tab.page.locator('[data-offline-choice]');
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await choice.getByRole('button', { name: 'Make all pages available offline' }).click();
    const download = choice.getByRole('button', { name: 'Download' });
    await download.waitFor();
    expect(await choice.innerText()).toMatch(/All \d+ pages and the tools: \d+(?:\.\d)? MB to download/);
    await download.click();
    await everythingCame();
    await clearHttpCache();
    await goOffline();
    await tab.page.goto('/concepts/targets/');
    await expect.poll(heading).toBe('Targets');
    await worksOffline.playground();
    await worksOffline.configuration();
    await tab.page.context().setOffline(false);
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await choice.getByRole('button', { name: 'Remove the copy' }).click();
    await tab.page.locator('[data-offline-choice="idle"]').waitFor();
    expect(await cacheNames()).not.toContain('kept-1');
  },
);

/**
 * Once `localStorage.hinder` is set, makes the next visit fail after 40 cached files, either because the quota is used
 * up or because a request hangs.
 */
function hinderKeeping(): void {
  const put = Cache.prototype.put;
  const kept = Object.assign(window, { kept: 0 });
  Cache.prototype.put = async function (...file) {
    const { hinder } = localStorage;
    if (hinder && kept.kept >= 40) {
      if (hinder === 'full') throw new DOMException('No room', 'QuotaExceededError');
      await new Promise(() => undefined);
    }
    kept.kept += 1;
    return put.apply(this, file);
  };
}

describe('the copy of all of it', () => {
  const choice = () => tab.page.locator('[data-offline-choice]');
  const press = (name: string) => choice().getByRole('button', { name }).click();
  const isKept = () => tab.page.locator('[data-offline-choice="kept"]').waitFor();
  /** Reduces the list of files to download to the app's code and a few pages. Another test covers the whole list. */
  const fewFiles = (text: string) => {
    const manifest = JSON.parse(text) as OfflineManifest;
    const isTaken = (url: string) =>
      manifest.frame.includes(url) ||
      /^\/(?:app\/(?:sections\/|pages\/concepts)?[^/]*$|(?:app-shell|concepts)\/|[^/]*$)/.test(url);
    return JSON.stringify({ ...manifest, files: manifest.files.filter(([url]) => isTaken(url)) });
  };
  async function begin(hinder = '') {
    deployed.deploy({ 'offline.json': fewFiles });
    await tab.page.addInitScript(hinderKeeping);
    await tab.visit('/concepts/loaders/');
    await settled();
    await tab.page.evaluate((how) => localStorage.setItem('hinder', how), hinder);
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await press('Make all pages available offline');
    await press('Download');
  }

  test('cut off by a reload says so, and goes on with what is missing', async () => {
    await begin('hang');
    await until(tab.page, () => (window as unknown as { kept: number }).kept >= 40);
    expect(
      await choice()
        .locator('progress')
        .evaluate((bar: HTMLProgressElement) => bar.value),
    ).toBeGreaterThan(0);
    await tab.page.evaluate(() => localStorage.removeItem('hinder'));
    await tab.page.reload();
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect
      .poll(() => choice().innerText())
      .toContain('The download was interrupted. The pages downloaded so far are kept.');
    const came = await tab.page.evaluate(async () => {
      const kept = await (await caches.open('kept-1')).keys();
      return kept.map(({ url }) => url);
    });
    expect(came.length).toBeGreaterThanOrEqual(40);
    const asked: string[] = [];
    tab.page.on('request', (request) => {
      // Count only `fetch` requests, because the page also loads scripts on the first interaction.
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await press('Continue');
    await isKept();
    expect(asked.length).toBeGreaterThan(40);
    expect(came.filter((url) => asked.includes(url))).toEqual([]);
    await goOffline();
    await tab.page.goto('/concepts/targets/');
    await expect.poll(heading).toBe('Targets');
  });

  test('says when the browser has no room for it; what came can be removed', async () => {
    await begin('full');
    await expect.poll(() => choice().innerText()).toContain('enough space');
    await press('Remove the pages downloaded so far');
    await tab.page.locator('[data-offline-choice="idle"]').waitFor();
    expect(await cacheNames()).not.toContain('kept-1');
  });

  /** Opens another tab for the same visitor, and scrolls to the offline option in the footer. */
  async function openOther() {
    const page = await tab.page.context().newPage();
    await page.goto('/concepts/plugins/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    return { page, choice: page.locator('[data-offline-choice]') };
  }

  test('that another tab removes while it comes stops, and is nowhere said to be there', async () => {
    const goOn = deployed.hinder(/\/app\/pages\//, 'hold');
    await begin();
    await expect.poll(cacheNames).toContain('kept-1');
    const other = await openOther();
    await other.choice.getByRole('button', { name: 'Remove the pages downloaded so far' }).click();
    await tab.page.locator('[data-offline-choice="idle"]').waitFor();
    await other.page.locator('[data-offline-choice="idle"]').waitFor();
    goOn();
    await tab.quiet();
    expect(await cacheNames()).not.toContain('kept-1');
    expect(await choice().getAttribute('data-offline-choice')).toBe('idle');
  });

  test('looking for one that was just removed makes none', async () => {
    await tab.page.addInitScript(() => {
      // Simulate that another tab deletes the offline copy right after `caches.has()` found it.
      CacheStorage.prototype.has = async () => true;
    });
    await tab.visit('/concepts/loaders/');
    await settled();
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await tab.page.locator('[data-offline-choice="interrupted"]').waitFor();
    expect(await cacheNames()).not.toContain('kept-1');
  });

  test('is the same in all tabs: once it is there, and once one has removed it', async () => {
    const other = await openOther();
    await begin();
    await isKept();
    await other.page.locator('[data-offline-choice="kept"]').waitFor();
    await other.choice.getByRole('button', { name: 'Remove the copy' }).click();
    await tab.page.locator('[data-offline-choice="idle"]').waitFor();
  });

  test('that is removed while it is renewed does not come again', async () => {
    await begin();
    await isKept();
    deployed.deploy({ 'offline.json': (text) => text.replace(/"version":"\w+"/, '"version":"another"') });
    const goOn = deployed.hinder(/offline\.json/, 'hold');
    const asked = tab.page.waitForRequest('**/offline.json');
    await tab.page.goto('/concepts/plugins/');
    await asked;
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await press('Remove the copy');
    await tab.page.locator('[data-offline-choice="idle"]').waitFor();
    goOn();
    await tab.quiet();
    expect(await cacheNames()).not.toContain('kept-1');
  });

  test('is renewed after a deployment, of content alone too', async () => {
    await begin();
    await isKept();
    deployed.deployOtherHashes(/^app\/pages\//);
    deployed.deploy({ 'offline.json': (text) => text.replace(/"version":"\w+"/, '"version":"another"') });
    await tab.visit('/concepts/plugins/');
    await until(tab.page, async () => {
      const manifest = await (await caches.open('kept-1')).match('/offline.json');
      return ((await manifest?.json()) as { version?: string } | undefined)?.version === 'another';
    });
    await goOffline();
    await tab.page.goto('/concepts/targets/');
    await expect.poll(heading).toBe('Targets');
  });
});

describe('a new version of the worker', () => {
  const newWorker = () => deployed.deploy({ 'sw.js': (text) => `${text}\n// changed` });
  const takeOver = async () => {
    await tab.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
      registration.waiting.postMessage('take-over');
    });
    const tools = await tab.page.context().newCDPSession(tab.page);
    await tools.send('ServiceWorker.enable');
    await expect
      .poll(
        async () => {
          const has = await hasTakenOver();
          if (has === false) await tools.send('ServiceWorker.stopAllWorkers');
          return has;
        },
        { interval: 1000 },
      )
      .toBe(true);
  };
  /**
   * Whether the new worker has taken over. Chromium discards an idle old worker after an event or half a minute later.
   * While devtools are attached, as in this test, it never stops the old worker by itself.
   */
  const hasTakenOver = () =>
    tab.page
      .evaluate(async () => {
        await fetch('/favicon.svg');
        return (await navigator.serviceWorker.ready).waiting === null;
      })
      .catch(({ message }: Error) => /context was destroyed/.test(message) || message);

  test('that waits leaves the page as it is', async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    let loads = 0;
    tab.page.on('load', () => (loads += 1));
    newWorker();
    await tab.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => tab.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
      .toBe(true);
    await tab.quiet();
    expect(loads).toBe(0);
  });

  test('that takes control reloads the page, once', { tags: 'row/service-worker' }, async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    let loads = 0;
    tab.page.on('load', () => (loads += 1));
    newWorker();
    await takeOver();
    await expect.poll(() => loads).toBe(1);
    await tab.quiet();
    expect(loads).toBe(1);
  });

  test('does not reload while a search is typed', async () => {
    await tab.visit('/concepts/loaders/');
    await settled();
    await tab.page.keyboard.press('/');
    await tab.page.locator('[data-search-input]').fill('loa');
    let loads = 0;
    tab.page.on('load', () => (loads += 1));
    newWorker();
    await takeOver();
    await tab.quiet();
    // The page checks twice a second whether the reader has finished typing. Wait for two of these checks.
    await tab.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(loads).toBe(0);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => loads).toBe(1);
  });
});

test('the first worker does not reload the page', async () => {
  let loads = 0;
  tab.page.on('load', () => (loads += 1));
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.quiet();
  expect(loads).toBe(1);
});

test('caches of former workers go, those of others stay', async () => {
  await tab.page.goto('/favicon.svg');
  await tab.page.evaluate(() =>
    Promise.all(['pages-0', 'frame-0', 'of-someone-else'].map((name) => caches.open(name))),
  );
  await tab.visit('/concepts/loaders/');
  await settled();
  await expect
    .poll(async () => (await cacheNames()).filter((name) => /-0$|else/.test(name)))
    .toEqual(['of-someone-else']);
});

test('after a new deployment the frame and visited pages are renewed, replaced files dropped', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  await tab.page.evaluate(async () => (await caches.open('assets-1')).put('/app/gone.0123abcd.js', new Response('')));
  const rebuilt = (text: string) => text.replace(/data-build="\w+"/, 'data-build="another"');
  deployed.deploy({
    'build.json': (text) => text.replace(/"id":"\w+"/, '"id":"another"'),
    'offline.json': (text) => text.replace(/"build":"\w+"/, '"build":"another"'),
    'concepts/loaders/index.html': (text) => rebuilt(text).replace(/<h1([^>]*)>[^<]*/, '<h1$1>Loaders anew'),
    'concepts/plugins/index.html': rebuilt,
  });
  await tab.page.goto('/concepts/plugins/');
  await until(tab.page, async () => !(await (await caches.open('assets-1')).match('/app/gone.0123abcd.js')));
  await until(tab.page, async () =>
    (await (await (await caches.open('pages-1')).match('/concepts/loaders/'))?.text())?.includes('Loaders anew'),
  );
});

test('the kill switch removes worker and caches', async () => {
  await tab.visit('/concepts/loaders/');
  await settled();
  deployed.deploy({ 'sw-kill.json': () => '{ "kill": true }' });
  await tab.page.reload({ waitUntil: 'networkidle' });
  await expect
    .poll(() => tab.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // If a removed worker was still writing data when the page cleared its caches, the next page deletes that data.
  await expect
    .poll(async () => {
      await tab.page.reload({ waitUntil: 'networkidle' });
      return cacheNames();
    })
    .toEqual([]);
});

describe('a worker that answers with old code for good', () => {
  /** A broken worker that caches the first response to every request and serves it forever. */
  const stuck = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) =>
      event.respondWith(
        caches.open('stuck').then(async (cache) => {
          const kept = await cache.match(event.request);
          if (kept) return kept;
          const answer = await fetch(event.request);
          await cache.put(event.request, answer.clone());
          return answer;
        }),
      ),
    );`;
  const oldRelease = '<html data-release="old"';
  const shownRelease = () => tab.page.evaluate(() => document.documentElement.dataset.release);

  beforeEach(async () => {
    deployed.deploy({
      'sw.js': () => stuck,
      'concepts/loaders/index.html': (page) => page.replace('<html', oldRelease),
    });
    await tab.visit('/concepts/loaders/');
    await until(tab.page, () => navigator.serviceWorker.controller !== null);
    await tab.page.reload({ waitUntil: 'networkidle' });
  });

  /** Deploys the next release, which has a new page and fixes the worker. */
  const release = (worker: string) =>
    deployed.deploy({
      'sw.js': () => worker,
      'concepts/loaders/index.html': (page) => page.replace(oldRelease, '<html data-release="new"'),
    });

  test('is replaced by that of the next release once its tabs are closed', async () => {
    const worker = await readFile(path.join(siteFolder, 'sw.js'), 'utf8');
    release(worker);
    await tab.page.reload({ waitUntil: 'networkidle' });
    expect(await shownRelease()).toBe('old');
    const waits = () => tab.page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
    await expect.poll(waits).toBe(true);
    const other = await tab.page.context().newPage();
    await tab.page.close();
    await other.goto('about:blank');
    // Leave the page for a second after each attempt, because the worker is replaced only while it is idle.
    await expect
      .poll(
        async () => {
          await other.goto('/concepts/loaders/');
          const shown = await other.locator('html').getAttribute('data-release');
          await other.goto('about:blank');
          return shown;
        },
        { interval: 1000, timeout: waiting },
      )
      .toBe('new');
  });

  test('goes at once with the file that the handbook gives', async () => {
    const handbook = await readFile(inProject('docs/offline.md'), 'utf8');
    const [, cure] = /```js\n(self\.addEventListener\("install"[^]*?)```/.exec(handbook) ?? [];
    release(cure!);
    // The browser checks for a new worker a second after a visit, unless it did so recently. In that case, the next
    // visit checks again.
    await expect
      .poll(
        async () => {
          await tab.page.reload();
          return shownRelease();
        },
        { interval: 3000 },
      )
      .toBe('new');
    await expect.poll(cacheNames).toEqual([]);
    // Without the old worker, responses come from the host again.
    deployed.deploy({
      'concepts/loaders/index.html': (page) => page.replace('data-release="new"', 'data-release="next"'),
    });
    await tab.page.reload();
    expect(await shownRelease()).toBe('next');
    expect(await cacheNames()).toEqual([]);
  });
});
