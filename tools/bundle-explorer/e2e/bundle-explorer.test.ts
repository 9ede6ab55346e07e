/** Tests the bundle explorer with the stats of a small shop that this test builds. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../../compile/testing/write-files.ts';
import type { Tab, TabOptions } from '../../../e2e/browser.ts';
import { siteForTests } from '../../../e2e/browser.ts';
import { deadControls, emulatePrint } from '../../../e2e/print-view.ts';
import { shiftsOf, slowWindows } from '../../../e2e/layout-shifts.ts';
import { untilCached } from '../../../e2e/until-cached.ts';
import { axeViolations } from '../../../e2e/axe.ts';

const site = siteForTests();
const folder = temporaryFolder('bundle-explorer');

/** Files of the shop. The last file's name would run as a script if it were inserted as HTML. */
const files: Record<string, string> = {
  'src/index.js': `import { total } from './prices.js';\nimport('./details.js').then(console.log);\nconsole.log(total);\nimport { none } from './dropped.js';`,
  'src/prices.js': `export const total = (all) => all.length;\nexport const unused = 1;`,
  'src/dropped.js': `export const none = 1;`,
  'src/details.js': `import 'big';\nimport './<img src=x onerror=document.title=1>.js';\nexport default 1;`,
  'src/<img src=x onerror=document.title=1>.js': `globalThis.odd = 1;`,
  'node_modules/big/index.js': `globalThis.big = ${JSON.stringify('big '.repeat(500))};`,
};

/** Files of an app that gets a chart it doesn't use from a barrel file. */
const kitFiles: Record<string, string> = {
  'src/index.js': `import { label } from './page.js';\nconsole.log(label);`,
  'src/page.js': `import { button } from './kit/index.js';\nexport const label = button;`,
  'src/kit/index.js': `export { button } from './button.js';\nexport { chart } from './chart.js';`,
  'src/kit/button.js': `export const button = 1;`,
  'src/kit/chart.js': `globalThis.charts = [];\nexport const chart = 1;`,
};

let stats: Stats;
let statsFile: string;

async function build(context: string): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './src/index.js',
    output: { path: path.join(context, 'dist') },
    optimization: { minimize: false },
  });
  return new Promise<Stats>((resolve, reject) => {
    compiler.run((error, made) =>
      compiler.close(() => (made ? resolve(made) : reject(error ?? new Error('no stats')))),
    );
  });
}

beforeAll(async () => {
  writeFiles(folder, files);
  stats = await build(folder);
  statsFile = path.join(folder, 'stats.json');
  await writeFile(statsFile, JSON.stringify(stats.toJson()));
});

let tab: Tab;

async function visit(options: TabOptions = {}): Promise<void> {
  tab = await site.open(options);
  await tab.visit('/tools/bundle/');
  await tab.page.getByText(/^An example: \d+ modules/).waitFor();
}

async function openStats(file: string | { name: string; mimeType: string; buffer: Buffer } = statsFile): Promise<void> {
  await tab.page.locator('main input[type=file]').first().setInputFiles(file);
  await tab.page.getByText(/^An example:/).waitFor({ state: 'detached' });
}

const tabNamed = (name: string) => tab.page.getByRole('tab', { name, exact: true });
const panel = () => tab.page.locator('section[aria-labelledby=module-title]');

async function ask(module: string): Promise<void> {
  await tab.page.getByRole('searchbox', { name: 'Search modules' }).fill(module);
  await tabNamed('Modules').click();
  await tab.page.getByRole('rowheader').getByRole('button').first().click();
}

test.each(slowWindows)('nothing moves while it opens, in a window of $width px', async (window) => {
  await visit(window);
  await tab.quiet();
  expect(await shiftsOf(tab.page)).toEqual([]);
});

test.each(slowWindows)(
  'what is first appears in the place that was reserved for it, in a window of $width px',
  async (window) => {
    const isNarrow = window.width < 640;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    tab = await site.open({
      ...window,
      before: async (page) =>
        void (await page.route(/bundle-worker/, (route) => released.then(() => route.continue()))),
    });
    await tab.page.goto(`${site.url}/tools/bundle/`);
    const reserved = await tab.page.locator('[data-reserved=map]').boundingBox();
    await tab.page.getByRole('progressbar', { name: 'Reading the example' }).waitFor();
    release();
    const first = isNarrow
      ? tab.page.getByRole('region', { name: 'Parts of the bundle' })
      : tab.page.getByRole('application');
    await first.waitFor();
    const box = await first.boundingBox();
    for (const side of ['x', 'y', 'width', ...(isNarrow ? [] : ['height' as const])] as const)
      expect(Math.abs((box?.[side] ?? 0) - (reserved?.[side] ?? 0)), side).toBeLessThan(1);
  },
);

test('on paper there is the table of what is shown, and nothing to press', async () => {
  await visit();
  await emulatePrint(tab.page);
  expect(await deadControls(tab.page)).toEqual([]);
  expect(await tab.page.getByRole('rowheader').filter({ visible: true }).count()).toBeGreaterThan(3);
});

test('without scripts, the page says what it needs and how to make the file', async () => {
  tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/tools/bundle/');
  const need = tab.page.locator('main noscript p');
  expect(await need.innerText()).toContain('The explorer needs JavaScript');
  expect(await need.isVisible()).toBe(true);
  expect(await tab.page.getByRole('heading', { name: 'Create a stats.json file' }).isVisible()).toBe(true);
});

test(
  'a stats file is read without any request that carries it, and says why a module is there',
  { tags: 'main-way' },
  async () => {
    await visit();
    const requests: string[] = [];
    tab.page.on('request', (request) =>
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    );
    await openStats();
    await tab.page.getByText(/^stats\.json: \d+ modules/).waitFor();
    await ask('big');
    const steps = panel().getByRole('listitem');
    await expect.poll(() => steps.first().innerText()).toContain('entry point main');
    expect((await steps.allInnerTexts()).slice(0, 3)).toEqual([
      expect.stringMatching(/main .*\.\/src\/index\.js$/s),
      expect.stringMatching(/^Line 2: import\("\.\/details\.js"\) .*details\.js$/s),
      expect.stringMatching(/^Line 1: import "big" .*node_modules\/big\/index\.js$/s),
    ]);
    expect(await panel().getByRole('heading', { name: 'How to remove it' }).isVisible()).toBe(true);
    for (const name of ['Duplicates', 'Tree shaking', 'Loading', 'Files', 'Compare']) await tabNamed(name).click();
    // The page may request only the site's own scripts and styles, and must not send data.
    expect(requests.some((request) => request.includes('/app/bundle-worker.'))).toBe(true);
    const own = new RegExp(`^GET ${site.url}/(?:app/[\\w.-]+|routes)\\.(?:js|css) $`);
    expect(requests.filter((request) => !own.test(request))).toEqual([]);
    expect(tab.outside).toEqual([]);
  },
);

test('a module that webpack dropped shows where it is imported, and nothing of its exports', async () => {
  await visit();
  await openStats();
  await ask('dropped');
  await expect.poll(() => panel().innerText()).toContain('webpack dropped all of its imports');
  expect(await panel().getByRole('list').first().getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/src\/index\.js, line 4: import "\.\/dropped\.js"/),
  ]);
  expect(await panel().getByRole('heading', { name: 'Exports' }).count()).toBe(0);
});

test('a module without used exports behind a barrel file says how to get rid of both', async () => {
  const kit = path.join(folder, 'kit');
  writeFiles(kit, kitFiles);
  const buffer = Buffer.from(JSON.stringify((await build(kit)).toJson()));
  await visit();
  await openStats({ name: 'kit.json', mimeType: 'application/json', buffer });
  await ask('chart');
  await expect.poll(() => panel().innerText()).toContain('None of its exports are used.');
  expect(await panel().innerText()).toContain('./src/kit/index.js is a barrel file.');
  expect(await panel().getByRole('link', { name: 'barrel file' }).getAttribute('href')).toContain('#lazy-barrels');
  await ask('button');
  await expect.poll(() => panel().innerText()).not.toContain('None of its exports are used.');
});

test.each([
  { width: 360, options: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
  { width: 1440, options: { viewport: { width: 1440, height: 900 } } },
])('at $width px, the details of a module are in view, from their title', async ({ width, options }) => {
  await visit(options);
  await tabNamed('Modules').click();
  const row = tab.page.getByRole('rowheader').getByRole('button').nth(60);
  await row.scrollIntoViewIfNeeded();
  const before = await tab.page.evaluate(() => scrollY);
  await row.click();
  await panel().waitFor();
  const { top, bars } = await panel().evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    bars: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(top).toBeGreaterThanOrEqual(bars);
  expect(top).toBeLessThan(bars + 100);
  // Beside the table, the details come to the reader.
  if (width === 1440) expect(Math.abs((await tab.page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
});

test('what a view says, and why a module is there, are copied as Markdown', async () => {
  await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openStats();
  const copied = () => tab.page.evaluate(() => navigator.clipboard.readText());
  await ask('big');
  await panel().getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(copied).toMatch(/^## \.\/node_modules\/big\/index\.js\n\n/);
  const text = await copied();
  expect(text).toContain(
    '### Why is it here?\n\n1. The entry point `main` of your configuration is ./src/index.js\n2. ',
  );
  expect(text).toContain('leads to ./src/details.js');
  expect(text).toMatch(/### How to remove it\n\n[^]*- \.\/src\/details\.js, line 1: `import "big"`/);
  expect(text).not.toMatch(/Close|Copy as Markdown/);
  await tab.page.getByRole('button', { name: 'Copy as Markdown' }).first().click();
  await expect
    .poll(copied)
    .toMatch(/^\| Module \| Size \|[^]*\| \.\/node_modules\/big\/index\.js \| [\d.]+ KiB \| \d+% \|/m);
});

test('findings say what to do, and the report is downloaded as JSON', async () => {
  await visit();
  await tabNamed('Findings').click();
  await tab.page.getByRole('heading', { name: /^currency: 3 copies/ }).waitFor();
  const views = tab.page.getByRole('tabpanel');
  expect(await views.innerText()).toContain('the version range is in node_modules/receipts/package.json');
  const [download] = await Promise.all([
    tab.page.waitForEvent('download'),
    tab.page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bundle-report.json');
  const report = JSON.parse(readFileSync(await download.path(), 'utf8')) as { findings: { kind: string }[] };
  expect(report.findings.map(({ kind }) => kind)).toContain('duplicate');
});

test('with the keyboard alone: from the picture into a module, and back', async () => {
  await visit();
  await openStats();
  const map = tab.page.getByRole('application', { name: 'Treemap of sizes' });
  await map.focus();
  const told = tab.page.getByRole('status').filter({ hasText: 'of this view' });
  await tab.page.keyboard.press('ArrowDown');
  await told.waitFor();
  await tab.page.keyboard.press('Enter');
  const crumbs = tab.page.getByRole('navigation', { name: 'Zoom' }).getByRole('button');
  await expect.poll(() => crumbs.count()).toBe(2);
  for (let depth = 0; depth < 8 && (await panel().count()) === 0; depth += 1) {
    await tab.page.keyboard.press('ArrowDown');
    await tab.page.keyboard.press('Enter');
  }
  await expect.poll(() => tab.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await panel().getByRole('button', { name: 'Close' }).press('Enter');
  await expect.poll(() => tab.page.evaluate(() => document.activeElement?.tagName)).toBe('CANVAS');
  const depth = await crumbs.count();
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => crumbs.count()).toBe(depth - 1);
  await tabNamed('Map').focus();
  await tab.page.keyboard.press('ArrowRight');
  await expect.poll(() => tabNamed('Findings').getAttribute('aria-selected')).toBe('true');
});

test('what cannot be read says what is wrong, and the next file is read', async () => {
  await visit();
  const text = JSON.stringify(stats.toJson());
  const file = (content: string | Buffer, name = 'stats.json') => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  const alert = tab.page.getByRole('main').getByRole('alert');
  await tabNamed('Loading').click();
  for (const [content, words] of [
    [text.slice(0, text.length / 2), 'ends too early'],
    [JSON.stringify(stats.toJson('errors-only')), 'errors-only'],
    ['{"dependencies":{"<img src=x onerror=document.title=1>":1}}', 'not webpack stats'],
    [Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'Couldn’t read the file'],
  ] as const) {
    await tab.page
      .locator('main input[type=file]')
      .first()
      .setInputFiles(file(Buffer.from(content)));
    await expect.poll(() => alert.innerText()).toContain(words);
    // The build that was open stays, in the same tab.
    expect(await tab.page.getByText(/^An example: \d+ modules/).isVisible()).toBe(true);
    expect(await tabNamed('Loading').getAttribute('aria-selected')).toBe('true');
  }
  const inUtf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`> build\n\n${text}`, 'utf16le')]);
  for (const good of [file(gzipSync(text), 'stats.json.gz'), file(inUtf16, 'utf16.json')]) {
    await openStats(good);
    await tab.page.getByText(new RegExp(`^${good.name}: \\d+ modules in \\d+ chunks`)).waitFor();
    await ask('img');
    await expect.poll(() => panel().innerText()).toContain('<img src=x onerror=document.title=1>');
  }
  expect(await tab.page.title()).toContain('Bundle explorer');
});

test('what cannot be read leaves the open build, and a failed build shows its errors', async () => {
  await visit();
  const json = (name: string, value: object) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });
  const failed = { ...stats.toJson(), errorsCount: 2, errors: [{ moduleName: './src/shop.js', message: 'No harbor' }] };
  await openStats(json('failed.json', failed));
  const summary = tab.page.getByText('The build failed with 2 errors');
  await summary.click();
  await tab.page.getByText('./src/shop.js\nNo harbor').waitFor();
  await tab.page.getByText('and 1 more').waitFor();
  await openStats(json('package.json', { dependencies: {} }));
  await tab.page.getByRole('alert').getByText('not webpack stats').waitFor();
  await tab.page.getByText(/^failed\.json: \d+ modules in \d+ chunks, .+ before minification/).waitFor();
  await tab.page.getByRole('button', { name: 'Back to the example' }).waitFor();
});

test('a finding leads to the module that imports the package, and to the tables of duplicates', async () => {
  await visit();
  await tabNamed('Findings').click();
  const parse5 = tab.page.locator('section', { hasText: 'parse5 is' }).first();
  await parse5.getByRole('button', { name: './src/account.js' }).click();
  await expect.poll(() => panel().innerText()).toContain('Why is it here?');
  await tab.page.getByRole('button', { name: 'Show them' }).first().click();
  const hasFocus = () => tabNamed('Duplicates').evaluate((button) => button === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await tab.page.getByRole('heading', { name: 'Packages with several copies' }).waitFor();
});

test('after a reload, the file, the tab, and the module are still open, and going back closes them', async () => {
  await visit();
  await openStats();
  await tabNamed('Modules').click();
  await tab.page.getByRole('rowheader').getByRole('button', { name: 'big' }).click();
  await panel().getByRole('heading', { name: './node_modules/big/index.js' }).waitFor();
  // A server sees the URL, so it contains nothing from the file.
  expect(new URL(tab.page.url()).search).toMatch(/^\?view=modules&module=\d+$/);
  await tab.page.reload();
  await panel().getByRole('heading', { name: './node_modules/big/index.js' }).waitFor();
  await tab.page.getByText(/^stats\.json: \d+ modules/).waitFor();
  await tab.page.goBack();
  await panel().waitFor({ state: 'detached' });
  expect(await tabNamed('Modules').getAttribute('aria-selected')).toBe('true');
  await tab.page.goBack();
  await expect.poll(() => tabNamed('Map').getAttribute('aria-selected')).toBe('true');
  await tab.page.getByRole('rowheader').getByRole('button').first().click();
  const crumbs = tab.page.getByRole('navigation', { name: 'Zoom' }).getByRole('button');
  await expect.poll(() => crumbs.count()).toBe(2);
  await tab.page.goBack();
  await expect.poll(() => crumbs.count()).toBe(1);
  await tab.page.getByRole('button', { name: 'Back to the example' }).click();
  await tab.page.getByText(/^An example: \d+ modules/).waitFor();
  await tab.page.reload();
  await tab.page.getByText(/^An example: \d+ modules/).waitFor();
});

test('the earlier file to compare with is still open after a reload, too', async () => {
  await visit({ viewport: { width: 1440, height: 900 } });
  await openStats();
  await tabNamed('Compare').click();
  const zone = tab.page.getByRole('tabpanel').getByText('the stats file of an earlier build');
  // The text of the drop zone isn't limited to the width of a paragraph, which would leave half of the zone empty.
  expect((await zone.boundingBox())!.width).toBeGreaterThan(900);
  await tab.page.locator('main input[type=file]').nth(1).setInputFiles(statsFile);
  await tab.page.getByText('Compared with stats.json.').waitFor();
  await tab.page.reload();
  await tab.page.getByText('Compared with stats.json.').waitFor();
});

test('what the search finds is listed below it, whatever tab is open', async () => {
  await visit();
  await tabNamed('Compare').click();
  await tab.page.getByRole('searchbox', { name: 'Search modules' }).fill('lodash');
  await tab.page.getByText('1 module found.').waitFor();
  expect(await tabNamed('Compare').getAttribute('aria-selected')).toBe('true');
  const list = tab.page.getByRole('list', { name: 'Largest found modules' });
  await list.getByRole('button', { name: 'lodash.js' }).click();
  await panel()
    .getByRole('heading', { name: /lodash\.js$/ })
    .waitFor();
  await tab.page.getByRole('searchbox', { name: 'Search modules' }).fill('micromark');
  await list.getByRole('button', { name: /^Show all \d+ in Modules$/ }).click();
  await expect.poll(() => tabNamed('Modules').getAttribute('aria-selected')).toBe('true');
});

test('on a phone, the table is above the treemap, and no text speaks of keys or dropping files', async () => {
  await visit({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const table = (await tab.page.getByRole('region', { name: 'Parts of the bundle' }).boundingBox())!;
  const map = (await tab.page.getByRole('application').boundingBox())!;
  expect(table.y + table.height).toBeLessThanOrEqual(map.y);
  const text = await tab.page.locator('[data-explorer]').innerText();
  expect(text).not.toMatch(/arrow keys|drop the file/);
  await openStats();
  await tab.page.getByText(/^stats\.json: \d+ modules/).waitFor();
  expect(await tab.page.locator('[data-explorer]').innerText()).not.toMatch(/Run npx webpack/);
});

test('emitted files give real sizes', async () => {
  await visit();
  await openStats();
  await tabNamed('Files').click();
  const heads = () => tab.page.locator('[data-explorer]').getByRole('columnheader').allInnerTexts();
  expect(await heads()).toEqual(['File', 'Raw', 'Share', 'Chunks']);
  await tab.page
    .locator('main input[type=file]')
    .nth(1)
    .setInputFiles(path.join(folder, 'dist', 'main.js'));
  await tab.page.getByText('1 file of 2 measured').waitFor();
  expect(await heads()).toContain('gzip');
  const row = tab.page.getByRole('row', { name: /^main\.js/ });
  expect(await row.innerText()).toContain('1 KiB');
  await tabNamed('Map').click();
  await tab.page.getByRole('combobox', { name: 'Sizes' }).selectOption('in the emitted files');
  await expect.poll(() => tab.page.getByRole('rowheader').allInnerTexts()).toEqual(['main']);
});

test('the example says what an import has cost, in both themes, at any width, to everybody', async () => {
  await visit({ viewport: { width: 320, height: 800 }, bypassCSP: true, reducedMotion: 'reduce' });
  await tabNamed('Map').waitFor();
  // Disables color transitions, because axe would measure wrong contrasts during them.
  await tab.page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await ask('lodash');
  await panel().waitFor();
  const found: string[] = [];
  for (const name of ['Map', 'Modules', 'Duplicates', 'Tree shaking', 'Loading', 'Files', 'Compare']) {
    await tabNamed(name).click();
    for (const details of await tab.page.locator('main details').all())
      await details.evaluate((one) => one.setAttribute('open', ''));
    const width = await tab.page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) found.push(`${name} needs ${width} px`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.page.emulateMedia({ colorScheme });
      await tab.page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
      const violations = await axeViolations(
        tab.page,
        '[data-explorer]',
        colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] },
      );
      found.push(...violations.map((violation) => `${name}, ${colorScheme}: ${violation}`));
    }
  }
  expect(found).toEqual([]);
  const came = tab.page.getByRole('listitem').filter({ hasText: 'import "lodash"' });
  expect(await came.last().innerText()).toContain('./src/product-page.js, line 2');
});

test('offline, it reads files as before', async () => {
  await visit({ serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED/ });
  await untilCached(tab.page);
  await tab.visit('/tools/bundle/');
  await openStats();
  await tab.page.getByText(/^stats\.json: \d+ modules/).waitFor();
  await tab.page.context().setOffline(true);
  await tab.page.reload();
  await tab.page.getByRole('button', { name: 'Back to the example' }).click();
  await tab.page.getByText(/^An example: \d+ modules/).waitFor();
  await openStats();
  await tab.page.getByText(/^stats\.json: \d+ modules/).waitFor();
});

test('a build of the playground opens here', async () => {
  tab = await site.open({ viewport: { width: 1440, height: 1000 } });
  await tab.visit('/playground/');
  const { page } = tab;
  await page.getByRole('tab', { name: 'Stats', exact: true }).click();
  await page.getByRole('button', { name: 'Open in the bundle explorer' }).first().click();
  await page.getByText(/^Playground: \d+ modules/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/tools/bundle/');
});
