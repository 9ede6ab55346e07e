import { describe, expect, test } from 'vitest';
import { contrast, parseColor } from '../src/model/testing/contrast.ts';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

const input = () => tab.page.locator('[data-search-input]');
const results = () => tab.page.locator('[data-search-result]');
const dialog = () => tab.page.getByRole('dialog', { name: 'Search the documentation' });
const active = () => tab.page.locator('[data-search-result][aria-selected="true"]');

async function openSearch(options?: TabOptions): Promise<void> {
  tab = await site.open(options);
  await tab.visit('/concepts/');
  await tab.page.getByRole('button', { name: 'Search' }).click();
  await input().waitFor();
}

async function searchFor(query: string): Promise<void> {
  await input().fill(query);
  await results().first().waitFor();
}

/** Waits for the excerpts of the results, which load last. */
async function excerpted(): Promise<void> {
  await expect.poll(() => tab.page.locator('[data-search-excerpt]').first().textContent()).toMatch(/\w+ \w+ \w+/);
  await tab.quiet();
}

describe('opens', () => {
  const footerLink = () => tab.page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' });

  test('with its keys, closes with Escape, and gives the focus back', async () => {
    tab = await site.open();
    await tab.visit('/concepts/');
    await footerLink().focus();
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await tab.page.keyboard.press(keys);
      await input().waitFor();
      expect(await input().evaluate((element) => element === document.activeElement), keys).toBe(true);
      expect(await input().inputValue(), keys).toBe('');
      await tab.page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      expect(await footerLink().evaluate((element) => element === document.activeElement), keys).toBe(true);
    }
  });

  test('not with others, nor with a slash that is typed into a field', async () => {
    tab = await site.open();
    await tab.visit('/concepts/');
    // Load the search dialog first. From then on, a shortcut would open it immediately.
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await tab.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await footerLink().focus();
    for (const keys of ['Alt+/', 'Control+/', 'Meta+/', 'Shift+k', 'Control+Alt+k', 'k']) {
      await tab.page.keyboard.press(keys);
      await tab.quiet();
      expect(await tab.page.locator('dialog').count(), keys).toBe(0);
    }
    for (const field of ['<input>', '<textarea></textarea>', '<div contenteditable="true"></div>']) {
      await tab.page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('afterbegin', html), field);
      const box = tab.page.locator('main > :first-child');
      await box.focus();
      await tab.page.keyboard.type('a/b');
      await tab.quiet();
      expect(await tab.page.locator('dialog').count(), field).toBe(0);
      expect(await box.evaluate((element) => ('value' in element ? element.value : element.textContent)), field).toBe(
        'a/b',
      );
    }
  });

  test('once: a slash in its own box is a slash, and Ctrl-K changes nothing', async () => {
    await openSearch();
    await tab.page.keyboard.type('css/auto');
    await tab.page.keyboard.press('Control+k');
    expect(await input().inputValue()).toBe('css/auto');
    expect(await tab.page.locator('dialog').count()).toBe(1);
  });

  test('the button of the dialog and a click beside it close it', async () => {
    await openSearch();
    await tab.page.getByRole('button', { name: 'cancel search' }).click();
    await dialog().waitFor({ state: 'detached' });
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await tab.page.mouse.click(5, 400);
    await dialog().waitFor({ state: 'detached' });
  });

  test('nothing of the search is loaded before', async () => {
    tab = await site.open();
    const requests: string[] = [];
    tab.page.on('request', (request) => requests.push(request.url()));
    await tab.visit('/concepts/');
    expect(requests.filter((url) => /\/search[/.]/.test(url))).toEqual([]);
  });

  test('focus does not leave the dialog for the page', async () => {
    await openSearch();
    await searchFor('loaders');
    for (let press = 0; press < 20; press++) {
      await tab.page.keyboard.press('Tab');
      const place = await tab.page.evaluate(() =>
        document.activeElement?.closest('dialog') ? 'dialog' : document.activeElement?.tagName,
      );
      // Between the last and the first element of the dialog, the focus moves through the browser's own controls.
      expect(['dialog', 'BODY']).toContain(place);
    }
  });
});

describe('keys', () => {
  test(
    'arrows move round the list, Enter goes there inside the app, with the heading in view',
    { tags: 'main-way' },
    async () => {
      await openSearch();
      await tab.page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await searchFor('code splitting');
      const all = await results().count();
      await tab.page.keyboard.press('ArrowUp');
      expect(await active().evaluate((element) => element.id)).toMatch(new RegExp(`-${all - 1}$`));
      await tab.page.keyboard.press('ArrowDown');
      expect(await active().evaluate((element) => element.id)).toMatch(/-0$/);
      expect(await input().getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'));
      const target = await active().getAttribute('href');
      await tab.page.keyboard.press('Enter');
      await tab.page.waitForURL(`**${target}`);
      await dialog().waitFor({ state: 'detached' });
      expect(await tab.page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

  test.each(['Control', 'Meta'])('%s-Enter opens a new tab and leaves this one', async (modifier) => {
    await openSearch();
    await searchFor('caching');
    const target = await active().getAttribute('href');
    const [opened] = await Promise.all([
      tab.page.context().waitForEvent('page'),
      tab.page.keyboard.press(`${modifier}+Enter`),
    ]);
    expect(opened.url()).toBe(site.url + target);
    expect(new URL(tab.page.url()).pathname).toBe('/concepts/');
    expect(await dialog().isVisible()).toBe(true);
  });
});

test('results come as one types, grouped by page, with what was typed marked', { tags: 'main-way' }, async () => {
  await openSearch();
  await input().pressSequentially('code spli', { delay: 20 });
  await tab.page.locator('[data-search-result][href^="/guides/code-splitting/"]').first().waitFor();
  expect(await results().locator('mark').allTextContents()).toContain('Code');
  const pages = await tab.page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => new Set([...group.querySelectorAll('a')].map((link) => new URL(link.href).pathname)).size),
    );
  expect(new Set(pages)).toEqual(new Set([1]));
});

test('results under headings say in a sentence what they are about, with what was typed marked', async () => {
  await openSearch();
  await searchFor('devServer.historyApiFallback');
  const excerpt = results().first().locator('[data-search-excerpt]');
  await expect.poll(() => excerpt.textContent()).toMatch(/\w+ \w+ \w+/);
  await input().fill('tree shaking commonjs');
  await expect.poll(() => tab.page.locator('[data-search-excerpt] mark').count()).toBeGreaterThan(0);
});

test('without these sentences the results stay', async () => {
  await openSearch({
    allowed: /search\/text|Failed to load resource/,
    before: async (page) => void (await page.route('**/search/text/**', (route) => route.abort())),
  });
  const refused = tab.page.waitForEvent('requestfailed', (request) => request.url().includes('/search/text/'));
  await searchFor('devServer.historyApiFallback');
  await refused;
  await tab.quiet();
  expect(await results().first().getAttribute('href')).toBe('/configuration/dev-server/#devserverhistoryapifallback');
});

test('one character is a query', async () => {
  await openSearch();
  const said = () => tab.page.getByRole('status').textContent();
  for (const letter of ['e', 'o', '_', '.', '5']) {
    await input().fill(letter);
    await expect.poll(said, { message: letter }).toMatch(/^(\d+ results?|No results)$/);
    await input().fill('');
    await expect.poll(said, { message: `after ${letter}` }).toBe('');
  }
});

test('the row of a table that documents an option is a result, and comes into view', async () => {
  await openSearch();
  await searchFor('stats.errorDetails');
  expect(await active().getAttribute('href')).toBe('/configuration/stats/#statserrordetails');
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForURL('**/configuration/stats/#statserrordetails');
  await expect
    .poll(() =>
      tab.page.locator('#statserrordetails').evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});

test('a click on a result navigates and closes', async () => {
  await openSearch();
  await searchFor('code splitting');
  const target = await results().first().getAttribute('href');
  await results().first().click();
  await tab.page.waitForURL(`**${target}`);
  await dialog().waitFor({ state: 'detached' });
});

test('a section narrows the results, and a second click widens them', async () => {
  await openSearch();
  await searchFor('loaders');
  const before = await results().count();
  const guides = tab.page.locator('[data-search-section="guides"]');
  await guides.click();
  const paths = () => results().evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  await expect
    .poll(async () => [...new Set((await paths()).map((path) => path.startsWith('/guides/')))])
    .toEqual([true]);
  expect(await guides.getAttribute('aria-pressed')).toBe('true');
  await input().fill('qqqxxyyzz');
  await expect.poll(() => dialog().textContent()).toContain('No results for qqqxxyyzz in this section.');
  await tab.page.locator('[data-search-widen]').click();
  await expect.poll(() => dialog().textContent()).toContain('No results for qqqxxyyzz.');
  await input().fill('loaders');
  expect(await guides.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => results().count()).toBe(before);
});

test('a message of several lines is pasted as one, and what explains it is found', async () => {
  await openSearch();
  await input().evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text',
      "ERROR in ./src/a.js 1:0-20\n\nModule not found: Error: Can't resolve './b' in '/app/src'\n",
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(await input().inputValue()).toBe(
    "ERROR in ./src/a.js 1:0-20 ↵ Module not found: Error: Can't resolve './b' in '/app/src'",
  );
  await expect.poll(() => active().getAttribute('href')).toBe('/errors/cant-resolve/');
});

describe('after the jump', () => {
  const marked = () =>
    tab.page.evaluate(() => Array.from(CSS.highlights.get('search-answer') ?? [], (range) => range.toString()));

  test.each([
    ['on another page', 'output.uniqueName', 'uniqueName'],
    ['on the same page', 'when you need a loader', 'loader'],
    ['in the row of a table', 'stats.errorDetails', 'errorDetails'],
  ])('%s, the words are marked where they answer, until the next key', async (_, query, word) => {
    tab = await site.open();
    await tab.visit('/concepts/loaders/');
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await searchFor(query);
    const target = await active().getAttribute('href');
    await tab.page.keyboard.press('Enter');
    await tab.page.waitForURL(`**${target}`);
    await expect.poll(async () => (await marked()).join(' ').toLowerCase()).toContain(word.toLowerCase());
    await tab.page.keyboard.press('Shift');
    expect(await marked()).toEqual([]);
  });

  test('what a terminal prints stays readable when it is marked, in the light theme', async () => {
    tab = await site.open({ colorScheme: 'light' });
    await tab.visit('/errors/cant-resolve/');
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await searchFor("Can't resolve");
    await tab.page.keyboard.press('Enter');
    await expect.poll(marked).not.toEqual([]);
    const output = tab.page.locator('main figure.code[data-terminal] code').first();
    const { color, backgroundColor } = await output.evaluate((element) => {
      const style = getComputedStyle(element, '::highlight(search-answer)');
      return { color: style.color, backgroundColor: style.backgroundColor };
    });
    expect(contrast(parseColor(color), parseColor(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  });

  test('a click ends it too, and nothing on the page has moved or changed', async () => {
    tab = await site.open();
    await tab.visit('/configuration/output/#outputuniquename');
    // Load the interactive behaviors first, because they also change the page.
    await tab.page.locator('#outputuniquename').hover();
    await tab.page.locator('main [data-form-choice]').first().waitFor({ state: 'attached' });
    // Remove the style that parts of a page get once they are laid out in idle time.
    const html = async () =>
      (await tab.page.locator('main').innerHTML()).replaceAll(' style="content-visibility: visible;"', '');
    const before = await html();
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await searchFor('output.uniqueName');
    await tab.page.keyboard.press('Enter');
    await expect.poll(marked).not.toEqual([]);
    expect(await html()).toBe(before);
    await tab.page.locator('#outputuniquename').click();
    expect(await marked()).toEqual([]);
  });
});

describe('the version that a reader uses', () => {
  const since = () => results().first().locator('[data-search-since]');
  const openWith = (version: string) =>
    openSearch({
      before: async (page) =>
        void (await page.addInitScript((own) => localStorage.setItem('webpack-version', own), version)),
    });

  test('results that came later say since when', async () => {
    await openWith('5.99');
    await searchFor('output.copy');
    await expect.poll(() => since().textContent()).toBe('since 5.111');
  });

  test.each(['5.111', 'garbage'])('with %s nothing is newer', async (version) => {
    await openWith(version);
    await searchFor('output.copy');
    await excerpted();
    expect(await since().count()).toBe(0);
  });

  test('nobody who did not say theirs loads versions', async () => {
    tab = await site.open();
    const requests: string[] = [];
    tab.page.on('request', (request) => requests.push(request.url()));
    await tab.visit('/concepts/');
    await tab.page.keyboard.press('/');
    await searchFor('output.copy');
    await excerpted();
    expect(requests.filter((url) => url.endsWith('since.json'))).toEqual([]);
    expect(await since().count()).toBe(0);
  });
});

test('Home and End move the choice; with Shift they are the field’s', async () => {
  await openSearch();
  await searchFor('split chunks');
  const count = await results().count();
  const chosen = () => results().evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'));
  await tab.page.keyboard.press('End');
  await expect.poll(chosen).toBe(count - 1);
  await tab.page.keyboard.press('Home');
  await expect.poll(chosen).toBe(0);
  await tab.page.keyboard.press('Shift+End');
  expect(await chosen()).toBe(0);
});

test('what Escape leaves stands there at the next opening, selected; what led somewhere does not', async () => {
  await openSearch();
  await searchFor('split chunks');
  await tab.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await tab.page.keyboard.press('/');
  await results().first().waitFor();
  expect(await input().inputValue()).toBe('split chunks');
  await tab.page.keyboard.type('tree');
  expect(await input().inputValue()).toBe('tree');
  await results().first().waitFor();
  await tab.page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await tab.page.keyboard.press('/');
  await input().waitFor();
  expect(await input().inputValue()).toBe('');
});

test('the index is fetched once for all openings of a page view', async () => {
  tab = await site.open();
  let fetched = 0;
  tab.page.on('request', (request) => (fetched += Number(request.url().endsWith('/search/core.json'))));
  await tab.visit('/concepts/');
  for (const query of ['loaders', 'plugins']) {
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await searchFor(query);
    await tab.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  }
  expect(fetched).toBe(1);
});

test('a page that offers others instead of an unknown address shares its index with the search', async () => {
  tab = await site.open({ allowed: /404 \(Not Found\)/ });
  let fetched = 0;
  tab.page.on('request', (request) => (fetched += Number(request.url().endsWith('/search/core.json'))));
  await tab.visit('/configuration/outptu/');
  await tab.page.getByRole('navigation', { name: 'You may be looking for' }).waitFor();
  await tab.page.keyboard.press('/');
  await input().waitFor();
  await searchFor('loaders');
  expect(fetched).toBe(1);
});

test('the name of the button that closes begins with what it shows', async () => {
  await openSearch();
  const button = dialog().getByRole('button', { name: /^Esc\b/ });
  expect(await button.innerText()).toBe('Esc');
});

test('on a phone, the button that closes is a word and high enough', async () => {
  await openSearch({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const button = dialog().getByRole('button', { name: 'Cancel' });
  expect(await button.innerText()).toBe('Cancel');
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test('in a wide window, the sections are one row', async () => {
  await openSearch({ viewport: { width: 1440, height: 900 } });
  const sections = dialog().locator('button[aria-pressed]');
  await expect.poll(() => sections.count()).toBeGreaterThan(8);
  const rows = await sections.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  expect(
    await sections.first().evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth),
  ).toBe(0);
});

test('where nothing is found, an issue with the query and the discussions are a click away', async () => {
  await openSearch();
  await input().fill('qqqxxyyzz & wwwqqq');
  const report = dialog().locator('[data-search-report]');
  const address = new URL((await report.getAttribute('href'))!);
  expect(address.pathname).toMatch(/\/issues\/new$/);
  expect(address.searchParams.get('body')).toContain('qqqxxyyzz & wwwqqq');
  expect(await dialog().getByRole('link', { name: 'Ask in the discussions' }).getAttribute('href')).toMatch(
    /discussions/,
  );
});

test('the message at the end of a long paste is kept', async () => {
  await openSearch();
  const report = Array.from(
    { length: 60 },
    (_, at) => `asset static/js/boats-${at}.0123456789abcdef.js ${at}.5 KiB [emitted]`,
  );
  const paste = [
    ...report,
    '\u001b[31mERROR\u001b[39m in ./src/index.js',
    "Module not found: Error: Can't resolve './boat'",
  ];
  await tab.page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, paste.join('\n'));
  await results().first().waitFor();
  expect(await input().inputValue()).toContain("Can't resolve './boat'");
  await expect.poll(() => results().first().getAttribute('href')).toBe('/errors/cant-resolve/');
});

test('where nothing fits and before anything is typed, links lead on, by keyboard too', async () => {
  await openSearch();
  const starts = () => dialog().locator('[data-browse-link]');
  const addresses = ['/errors/', '/configuration/all/', '/guides/', '/glossary/'];
  expect(await starts().evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(addresses);
  await input().fill('qqqxxyyzz');
  await expect.poll(() => dialog().textContent()).toContain('fewer words');
  expect(await starts().evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(addresses);
  await starts().first().focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.waitForURL('**/errors/');
  await dialog().waitFor({ state: 'detached' });
});

test('screen readers hear how many results there are', async () => {
  await openSearch();
  await searchFor('loaders');
  const status = tab.page.getByRole('status');
  await expect.poll(() => status.textContent()).toMatch(/^\d+ results?$/);
  await input().fill('qqqxxyyzz');
  await expect.poll(() => status.textContent()).toBe('No results');
  expect(await input().getAttribute('aria-expanded')).toBe('false');
  expect(await dialog().textContent()).toContain('No results for qqqxxyyzz');
});

describe('recent searches', () => {
  test('are offered before anything is typed, and forgotten on request', async () => {
    await openSearch();
    await searchFor('code splitting');
    await tab.page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await tab.page.keyboard.press('/');
    await tab.page.locator('[data-search-recent]', { hasText: 'code splitting' }).click();
    expect(await input().inputValue()).toBe('code splitting');
    await results().first().waitFor();
    await input().fill('');
    await tab.page.getByRole('button', { name: 'Clear' }).click();
    expect(await tab.page.locator('[data-search-recent]').count()).toBe(0);
  });

  test.each([
    [
      'is forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('denied');
          },
        }),
    ],
    ['holds garbage', () => localStorage.setItem('recent-searches', '{"not": ["a list"')],
  ])('storage that %s does no harm', async (_, prepare) => {
    await openSearch({ before: async (page) => void (await page.addInitScript(prepare)) });
    await searchFor('loaders');
    await tab.page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
  });
});

describe('bad input', () => {
  test('stays text', async () => {
    await openSearch();
    for (const query of [
      '<img src=x onerror="window.hit=1">',
      '.*+?^${}()|[]\\',
      '🚀🚀',
      '"><script>window.hit=1</script>',
      '%',
      '\\',
      "'; --",
    ]) {
      await input().fill(query);
      await tab.quiet();
      expect(await dialog().locator('img, script').count(), query).toBe(0);
      expect(await tab.page.evaluate(() => 'hit' in window), query).toBe(false);
      expect(await input().inputValue(), query).toBe(query);
    }
  });

  test('ten thousand characters are cut to two thousand', async () => {
    await openSearch();
    await input().fill('loader '.repeat(1500));
    expect((await input().inputValue()).length).toBe(2_000);
    await results().first().waitFor();
  });
});

test('until the index is there it says so, and before anything is typed what can be searched for', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await openSearch({
    before: async (page) =>
      void (await page.route('**/search/core.json', async (route) => {
        await arrived;
        await route.continue();
      })),
  });
  expect(await dialog().textContent()).toContain('Search for an option');
  await input().fill('loaders');
  await expect.poll(() => dialog().textContent()).toContain('Loading');
  arrive();
  await results().first().waitFor();
  expect(await dialog().textContent()).not.toContain('Loading…');
});

test('an index that does not load says so, and comes on the second try', async () => {
  let isBroken = true;
  await openSearch({
    allowed: /core\.json|Failed to load resource/,
    before: async (page) =>
      void (await page.route('**/search/core.json', (route) => (isBroken ? route.abort() : route.continue()))),
  });
  const retry = tab.page.locator('[data-search-retry]');
  await retry.waitFor();
  expect(await tab.page.getByRole('alert').textContent()).toContain('Couldn’t load');
  isBroken = false;
  await input().fill('loaders');
  await retry.click();
  await results().first().waitFor();
});

test('without the words of the prose, titles are still found', async () => {
  await openSearch({
    allowed: /words-|Failed to load resource/,
    before: async (page) => void (await page.route('**/search/words-*', (route) => route.abort())),
  });
  await searchFor('code splitting');
  expect(await results().first().getAttribute('href')).toContain('/guides/code-splitting/');
});

test.each(['split vendor code', 'share dependencies between several pages', 'why does hot reload lose form state'])(
  'the first result for “%s” costs less than 100 KB, code included',
  async (query) => {
    tab = await site.open();
    await tab.visit('/concepts/');
    const session = await tab.page.context().newCDPSession(tab.page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await tab.page.keyboard.press('/');
    await input().waitFor();
    await searchFor(query);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(100_000);
  },
);

test('on a telephone the dialog fills the screen and nothing sticks out', async () => {
  await openSearch({ viewport: { width: 320, height: 640 } });
  await searchFor('__webpack_public_path__ optimization.splitChunks');
  const [width, overflow] = await tab.page.evaluate(() => [
    document.querySelector('dialog')!.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(width).toBe(320);
  expect(overflow).toBe(320);
});
