/** Tests the upgrade assistant in the browser: building its result, and configurations that can't be run. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteForTests } from '../../../e2e/browser.ts';
import type { Tab, TabOptions } from '../../../e2e/browser.ts';
import { shiftsOf, slowWindows } from '../../../e2e/layout-shifts.ts';
import { hashOf } from '../page/edited-configuration.ts';

const site = siteForTests();
const phone: TabOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop: TabOptions = { viewport: { width: 1440, height: 1000 } };

const isNarrow = ({ viewport }: TabOptions): boolean => (viewport?.width ?? 0) < 960;

/** Opens a configuration from a link. On a phone, also switches to the tab with the results. */
async function openShared(text: string, options: TabOptions = desktop): Promise<Tab> {
  const tab = await site.open(options);
  const hash = await hashOf({ text, language: 'cjs', commandLine: '', browserslist: '' });
  await tab.visit(`/tools/configuration/#${hash}`);
  if (isNarrow(options)) await tab.page.getByRole('tab', { name: /^Results/ }).click();
  await tab.page.locator('[data-check]').waitFor();
  return tab;
}

const upgradePane = (page: Page) => page.getByRole('tab', { name: 'Upgrade' });
const buildButton = (page: Page) => page.getByRole('button', { name: 'Build it' });
const building = (page: Page) => page.getByRole('region', { name: 'Build of the new configuration' });
/** Waits until screen readers are told the status of the build. */
const told = (page: Page, words: string | RegExp) => building(page).getByRole('status').getByText(words).waitFor();

/** Creates the configuration of a webpack 4 application that contains its own plugin. @param body body of the plugin */
const withPlugin = (body: string): string => `const Uglify = require('uglifyjs-webpack-plugin');
const paths = require('./paths');
module.exports = {
  mode: 'production',
  entry: { shop: './src/shop.js' },
  output: { jsonpFunction: 'shop' },
  optimization: { minimizer: [new Uglify()] },
  plugins: [{ apply(compiler) { ${body} } }],
  devServer: { before(app) { app.use(paths.mocks); } },
};`;

test.each(slowWindows)(
  'the new configuration is built on the page, without a shift, in a window of $width',
  async (window) => {
    const loaded: string[] = [];
    const tab = await openShared(withPlugin(''), {
      ...window,
      before: async (page) => {
        page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
        await window.before?.(page);
      },
    });
    const { page } = tab;
    await upgradePane(page).click();
    await page.locator('[data-upgraded="valid"]').waitFor();
    await tab.quiet();
    const ofPlayground = () => loaded.filter((path) => /build-project|stand-ins|\/tools\/core\./.test(path));
    expect(ofPlayground()).toEqual([]);
    const frames = await page.locator('iframe').count();
    const opening = (await shiftsOf(page)).length;
    await buildButton(page).focus();
    await page.keyboard.press('Enter');
    await told(page, /^Built in .*: 1 file/);
    expect(ofPlayground().some((path) => path.includes('/tools/core.'))).toBe(true);
    await building(page)
      .getByText(/asset shop\.js/)
      .waitFor();
    await tab.quiet();
    expect((await shiftsOf(page)).slice(opening)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => buildButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('iframe').count()).toBe(frames);
  },
);

test('errors and warnings of the build are told in words', async () => {
  const { page } = await openShared(
    withPlugin(
      `compiler.hooks.make.tap('harbor', ({ errors, warnings }) => { errors.push(new Error('the harbor is closed')); warnings.push(new Error('a gale')); });`,
    ),
  );
  await upgradePane(page).click();
  await buildButton(page).click();
  await told(page, /^Failed after .*: 1 error, 1 warning/);
  const problems = building(page).getByRole('listitem');
  await problems.first().waitFor();
  expect(await problems.allInnerTexts()).toEqual([
    expect.stringMatching(/^Error[^]*the harbor is closed/),
    expect.stringMatching(/^Warning[^]*a gale/),
  ]);
});

test('a build that never ends is stopped, and the page is as before', async () => {
  const { page } = await openShared(withPlugin('for (;;);'), phone);
  await upgradePane(page).tap();
  await buildButton(page).tap();
  const stop = building(page).getByRole('button', { name: 'Stop' });
  await building(page).getByText('Building…').waitFor();
  await stop.tap();
  await told(page, 'The build was stopped.');
  await building(page).getByRole('button', { name: 'Close the build' }).tap();
  await buildButton(page).waitFor();
  expect(await page.getByLabel('New configuration').innerText()).toContain("chunkLoadingGlobal: 'shop'");
});

// Test each message in a single window size, because its text is the same in all of them.
test.each([
  { window: phone, text: '', title: 'No configuration yet', sentence: 'The editor is empty.' },
  { window: desktop, text: 'Hello, please upgrade my project', title: 'can’t be run', sentence: 'SyntaxError: ' },
  { window: phone, text: 'module.exports = 42;', title: 'can’t be run', sentence: 'This isn’t a configuration.' },
  {
    window: desktop,
    text: 'import { defineConfig } from "vite";\nexport default defineConfig({});',
    title: 'Vite',
    sentence: 'Vite doesn’t use webpack',
  },
])('$text gets a sentence, and stays in the editor', async ({ window, text, title, sentence }) => {
  const { page } = await openShared(text, window);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.getByText(sentence).waitFor();
  if (await upgradePane(page).isVisible()) {
    await upgradePane(page).click();
    await page.getByText('nothing here that an upgrade rule knows').waitFor();
  }
  if (isNarrow(window)) await page.getByRole('tab', { name: 'Configuration', exact: true }).click();
  expect(await page.locator('.cm-content').innerText()).toBe(text || '\n');
});

test.each([
  {
    window: desktop,
    line: `throw new Error('the harbor is closed');`,
    reason: 'the harbor is closed',
    place: 'Line 2',
  },
  {
    window: phone,
    line: `require('fs').readFileSync('server.key');`,
    reason: "no such file or directory, open 'server.key'",
    place: 'Line 2',
  },
  {
    window: desktop,
    line: `for (;;);`,
    reason: 'The loop on line 2 never ends.',
    place: 'Line 2',
  },
])(
  '$line: it is told why it can’t be run, and the rest is rewritten all the same',
  async ({ window, line, reason, place }) => {
    const { page } = await openShared(
      `// first\n${line}\nmodule.exports = { output: { jsonpFunction: 'a' } };`,
      window,
    );
    await page.getByRole('heading', { level: 2, name: 'can’t be run' }).waitFor();
    const results = page.getByRole('region', { name: 'Results' });
    expect(await results.innerText()).toContain(reason);
    expect(/Line \d+/.exec(await results.innerText())?.[0] ?? '').toBe(place);
    await upgradePane(page).click();
    await page.getByText(`The new configuration can’t be run: `).waitFor();
    expect(await page.getByLabel('New configuration').innerText()).toContain(
      `${line}\nmodule.exports = { output: { chunkLoadingGlobal: 'a' } };`,
    );
  },
);

test('the upgrade is checked although the mark of a running configuration is set', async () => {
  const { page } = await openShared(`module.exports = { output: { jsonpFunction: 'a' } };`, desktop);
  await page.getByRole('heading', { level: 2, name: '1 message' }).waitFor();
  await page.evaluate(() => sessionStorage.setItem('configuration-explorer-runs', ''));
  await upgradePane(page).click();
  await page.locator('[data-upgraded="valid"]').waitFor();
});

test.each([desktop, phone])(
  'the messages lead to the upgrade, and the focus stays with the results',
  async (window) => {
    const { page } = await openShared(
      `module.exports = { devServer: { contentBase: 'public', quiet: true, proxy: { '/api': 'http://localhost:3001' } } };`,
      window,
    );
    const proxy = page.getByRole('listitem').filter({ hasText: 'options.proxy should be an array' });
    await proxy.getByText('Use a list with a pathFilter in each item.').waitFor();
    expect(await proxy.getByText('Read more at').isVisible()).toBe(false);
    await proxy.getByText('The rest of the message').click();
    await proxy.getByText('Read more at').waitFor();
    const later = page.locator('details', { hasText: 'webpack-dev-server only names one unknown key' });
    await later.first().waitFor();
    expect(await later.locator('pre').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show the 3 changes' }).click();
    const hasFocus = () => upgradePane(page).evaluate((button) => button === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    expect(await upgradePane(page).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Put it into the editor' }).click();
    await page.getByText('Nothing to upgrade').waitFor();
    await expect.poll(hasFocus).toBe(true);
  },
);

test('messages about the options of a plugin say why the upgrade changes the plugin', async () => {
  const { page } = await openShared(
    `const CopyPlugin = require('copy-webpack-plugin');\nconst webpack = require('webpack');\nmodule.exports = {\n  plugins: [new webpack.HashedModuleIdsPlugin(), new CopyPlugin([{ from: 'a', to: 'b' }])],\n};`,
  );
  const message = (key: string) => page.getByRole('listitem').filter({ hasText: key });
  await message('plugins[1].to').getByText('Its only argument is an object with patterns.').waitFor();
  await message('plugins[0]').getByText('Use optimization.moduleIds.').waitFor();
  expect(await page.getByText('Did you mean').count()).toBe(0);
});

test('while Validation has messages, the upgrade doesn’t say that nothing is left', async () => {
  const { page } = await openShared(`module.exports = { mode: 'none', entrys: './a.js' };`);
  await page.getByText('Did you mean entry?').waitFor();
  await upgradePane(page).click();
  await page.getByText('Validation lists what webpack refuses').waitFor();
  expect(await page.getByText('Nothing to upgrade').count()).toBe(0);
});

test('a syntax error has its line, and of several configurations the refused one is shown', async () => {
  const broken = await openShared(`module.exports = {\n  mode: 'none'\n  entry: './a.js',\n};`);
  await broken.page.getByRole('button', { name: 'Line 3', exact: true }).click();
  const selected = () =>
    broken.page.locator('.cm-content').evaluate((content) => {
      const root = content.getRootNode() as ShadowRoot & { getSelection?: () => Selection };
      return root.getSelection?.().toString();
    });
  await expect.poll(selected).toBe("  entry: './a.js',");
  const several = await openShared(
    `module.exports = [{ name: 'client' }, { name: 'server', entrys: './a.js' }];`,
    phone,
  );
  await several.page.getByText('Did you mean entry?').waitFor();
  expect(await several.page.getByRole('combobox', { name: 'Configuration' }).inputValue()).toBe('1');
});

test('on a phone, the values of an option are below its name', async () => {
  const { page } = await openShared(`module.exports = {};`, phone);
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByRole('combobox', { name: 'mode' }).selectOption('development');
  const row = page.getByRole('row').filter({ hasText: 'optimization.splitChunks.hidePathInfo' });
  const [name, now, then] = await Promise.all([0, 1, 2].map((cell) => row.getByRole('cell').nth(cell).boundingBox()));
  expect(name!.width).toBeGreaterThan(300);
  expect(now!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
  expect(then!.y).toBeGreaterThanOrEqual(now!.y + now!.height);
});

test('on a phone, no suggestion is wider than the window', async () => {
  const { page } = await openShared(`module.exports = { optimization: { splitChunks: { cacheGroup: {} } } };`, phone);
  await page.getByText('Did you mean').waitFor();
  const widths = await page
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
  expect(Math.max(...widths)).toBeLessThanOrEqual(340);
});
