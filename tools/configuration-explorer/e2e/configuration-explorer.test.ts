/**
 * Tests the configuration explorer in the browser: messages at their lines, effective options and what decided them,
 * links, phones, untrusted code.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Tab, TabOptions } from '../../../e2e/browser.ts';
import { siteForTests } from '../../../e2e/browser.ts';
import { deadControls, emulatePrint } from '../../../e2e/print-view.ts';
import { shiftsOf, slowWindows } from '../../../e2e/layout-shifts.ts';
import { until } from '../../../e2e/until.ts';
import { untilCached } from '../../../e2e/until-cached.ts';
import { axeViolations } from '../../../e2e/axe.ts';

const site = siteForTests();
const address = '/tools/configuration/';
const desktop: TabOptions = { viewport: { width: 1440, height: 1000 } };

async function openTool(options: TabOptions = desktop, hash = ''): Promise<Tab> {
  const tab = await site.open(options);
  await tab.visit(`${address}${hash}`);
  await tab.page.locator('[data-check]').waitFor({ state: 'attached' });
  return tab;
}
const openExplorer = async (options?: TabOptions, hash?: string): Promise<Page> => (await openTool(options, hash)).page;

/** Replaces the whole configuration, as pasting does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  // Delete first, because replacing highlighted text makes the browser insert inline styles, which the content security
  // policy forbids.
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

/** Returns the language in the language select. */
const language = (page: Page): Promise<string> => page.getByLabel('Language', { exact: true }).inputValue();

/**
 * Records every text that a second-level heading has from now on. On a busy machine, a test that waits for a text could
 * miss one that is shown only for seconds.
 */
async function recordVerdicts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenVerdicts: seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h2'))
        if (textContent !== seen.at(-1)) seen.push(textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
const recordedVerdicts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seenVerdicts: string[] }).seenVerdicts);

const verdict = (page: Page, words: string | RegExp) => page.getByRole('heading', { level: 2, name: words }).waitFor();
const pane = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a message has its line and its entry, and goes when the mistake is mended', { tags: 'main-way' }, async () => {
  const page = await openExplorer();
  await verdict(page, '2 messages from webpack and webpack-dev-server');
  const message = page.getByRole('tabpanel').getByRole('listitem').first();
  await message.getByRole('button', { name: 'Line 12' }).click();
  expect(await message.getByRole('link', { name: 'devtool' }).getAttribute('href')).toBe(
    '/configuration/devtool/#devtool',
  );
  await until(page, () => document.activeElement?.shadowRoot?.activeElement?.className.includes('cm-content'));
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText('  devtool: "source-map",');
  await verdict(page, '1 message from webpack-dev-server');
  await page.getByText('webpack build accepts this configuration').waitFor();
  const server = page.getByRole('tabpanel').getByRole('listitem');
  expect(await server.count()).toBe(1);
  expect(await server.innerText()).toContain("options has an unknown property 'contentBase'");
  expect(await server.innerText()).toContain('removed in webpack-dev-server 4. Use devServer.static.directory');
  await server.getByRole('button', { name: 'Line 20' }).waitFor();
});

const phone: TabOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test.each([
  { window: desktop, delay: 60 },
  { window: phone, delay: 0 },
])('what is typed while the page loads stays, every $delay ms', async ({ window, delay }) => {
  const { page } = await site.open(window);
  await page.goto(`${site.url}${address}`);
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  const text = 'export default { mode: "production" };';
  await page.keyboard.type(text, { delay });
  await page.locator('[data-check="valid"]').waitFor({ state: 'attached' });
  expect(await page.locator('.cm-content').innerText()).toBe(text);
  expect(await language(page)).toBe('mjs');
});

test('typing a configuration in another language keeps the caret, and undo takes it back', async () => {
  const page = await openExplorer();
  const former = await page.locator('.cm-content').innerText();
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('module.exports = { mode: "none" };');
  await verdict(page, 'Valid configuration');
  expect(await page.locator('.cm-content').innerText()).toBe('module.exports = { mode: "none" };');
  expect(await language(page)).toBe('cjs');
  await until(page, () => document.activeElement?.shadowRoot?.activeElement?.className.includes('cm-content'));
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+Z');
      return page.locator('.cm-content').innerText();
    })
    .toBe(former);
});

test('all unknown keys are told, as many as counted, each with what was meant', async () => {
  const page = await openExplorer();
  await paste(
    page,
    `module.exports = {\n  mode: 'none',\n  entrys: './a.js',\n  optimisation: {},\n  output: { pathh: '/a' },\n  devServer: { proxy: { '/api': 'http://localhost' } },\n};`,
  );
  await verdict(page, '4 messages from webpack and webpack-dev-server');
  const messages = page.getByRole('tabpanel').getByRole('listitem');
  expect(await messages.count()).toBe(4);
  const told = await messages.allInnerTexts();
  for (const [key, line, said] of [
    ['entrys', 3, 'Did you mean entry?'],
    ['optimisation', 4, 'Did you mean optimization?'],
    ['output.pathh', 5, 'Did you mean output.path?'],
    ['devServer.proxy', 6, 'options.proxy should be an array'],
  ] as const)
    expect(told.some((text) => text.startsWith(key) && text.includes(`Line ${line}`) && text.includes(said))).toBe(
      true,
    );
});

test('suggestions are put into the configuration, one or all', async () => {
  const page = await openExplorer();
  await paste(
    page,
    `module.exports = {\n  output: { publicpath: '/' },\n  mode: 'prodution',\n  entrys: './a.js',\n};`,
  );
  await verdict(page, '3 messages from webpack');
  const messages = page.getByRole('tabpanel').getByRole('listitem');
  expect((await messages.allInnerTexts()).map((text) => /Line \d/.exec(text)?.[0])).toEqual([
    'Line 2',
    'Line 3',
    'Line 4',
  ]);
  await messages.filter({ hasText: 'entrys' }).getByRole('button', { name: 'Fix' }).click();
  await verdict(page, '2 messages from webpack');
  await page.getByRole('button', { name: 'Fix all 2' }).click();
  await verdict(page, 'Valid configuration');
  expect(await page.locator('.cm-content').innerText()).toBe(
    `module.exports = {\n  output: { publicPath: '/' },\n  mode: 'production',\n  entry: './a.js',\n};`,
  );
});

test('a flag that webpack’s CLI refuses is a message', async () => {
  const page = await openExplorer();
  await paste(page, `module.exports = { mode: 'none' };`);
  await page.getByLabel('Command line').fill('--mode production --devtol source-map');
  await verdict(page, '1 message from webpack-cli');
  await page.getByText("Unknown option '--devtol'").waitFor();
  await page.getByText('Did you mean --devtool?').waitFor();
});

test('JSON that ends too early is told so, with its last line', async () => {
  const page = await openExplorer();
  await paste(page, `{\n  "mode": "production",\n  "output": {\n    "path": "/a",`);
  await page.getByText('The JSON ends too early.').waitFor();
  await page.getByRole('button', { name: 'Line 4' }).waitFor();
});

test('a configuration that ended the tab runs again only on request', async () => {
  const page = await openExplorer();
  await paste(page, `module.exports = { mode: 'none' };`);
  await verdict(page, 'Valid configuration');
  expect(await page.evaluate(() => sessionStorage.getItem('configuration-explorer-runs'))).toBeNull();
  await page.addInitScript(() => {
    // Not in the sandboxed frames, which have no storage.
    if (self === top) sessionStorage.setItem('configuration-explorer-runs', '');
  });
  await page.reload();
  await page.getByText('The page stopped the last time this configuration ran').waitFor();
  await page.getByRole('button', { name: 'Run it' }).click();
  await verdict(page, 'Valid configuration');
});

test('files of other tools are named, with where webpack’s options go', async () => {
  const page = await openExplorer();
  await paste(page, `module.exports = { reactStrictMode: true, webpack: (config) => config };`);
  await verdict(page, 'This is a Next.js configuration');
  await page.getByText('passes it to the function webpack(config) in next.config.js').waitFor();
  await paste(page, `export default () => <h1 className="shop">Shop</h1>;`);
  await verdict(page, 'This is code with JSX');
  await paste(page, `module.exports = { mode: 'none' };`);
  await verdict(page, 'Valid configuration');
});

test('a configuration that changes JavaScript itself is gone with its sandbox', async () => {
  const page = await openExplorer();
  await paste(page, `Object.prototype.bad = 1;\nArray.prototype.map = () => [];\nmodule.exports = { mode: 'none' };`);
  // The test doesn't depend on the result of this check, only on that of the next one.
  await page.getByRole('heading', { level: 2, name: /can’t be run|Valid|messages? from webpack$/ }).waitFor();
  await paste(page, `module.exports = { mode: 'none', name: 'after' };`);
  await verdict(page, 'Valid configuration');
  await pane(page, 'All options');
  await page.getByLabel('Filter').fill('after');
  await page.getByRole('row', { name: 'name "after" you' }).waitFor();
});

test.each(slowWindows)('nothing moves while it opens, in a window of $width px', async (window) => {
  const tab = await openTool(window);
  await tab.page.locator('[data-check] a', { hasText: 'devtool' }).waitFor({ state: 'attached' });
  await tab.quiet();
  expect(await shiftsOf(tab.page)).toEqual([]);
});

test('on paper there are the whole configuration and what webpack says, and nothing to press', async () => {
  const page = await openExplorer();
  const [long, last] = [`// ${'A long line. '.repeat(40)}`, '// The last line.'];
  await paste(page, `module.exports = {};\n${long}\n${'\n'.repeat(200)}${last}`);
  await verdict(page, 'Valid configuration');
  await emulatePrint(page);
  await page.locator('.cm-line', { hasText: last }).waitFor();
  expect(await deadControls(page)).toEqual([]);
  await verdict(page, 'Valid configuration');
  const cut = await page.locator('.cm-editor').evaluate((editor) => {
    const frame = (editor.getRootNode() as ShadowRoot).host.parentElement!.parentElement!;
    return frame.getBoundingClientRect().bottom - editor.getBoundingClientRect().bottom;
  });
  expect(cut).toBeGreaterThanOrEqual(0);
  // On screen, the editor wraps lines only in narrow windows. In print, it must also wrap them on wide paper.
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect
    .poll(() => page.locator('.cm-scroller').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('the report is copied as Markdown', async () => {
  const page = await openExplorer({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  await verdict(page, '2 messages from webpack and webpack-dev-server');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  // Option names become links once the documentation data has loaded.
  await page.getByRole('tabpanel').getByRole('link', { name: 'devtool' }).waitFor();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(copied)
    .toMatch(
      /^## 2 messages from webpack and webpack-dev-server\n\nParts of this configuration .+\n\n- \[`devtool`\]\(http\S+\/configuration\/devtool\/#devtool\) Line 12\n/,
    );
  const text = await copied();
  expect(text).toMatch(/```text\n  configuration\.devtool /);
  expect(text).toContain('removed in webpack-dev-server 4. Use `devServer.static.directory`.');
  expect(text).not.toMatch(/Copy|Show/);
  await pane(page, 'All options');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(copied).toMatch(/\| Option \| Value \| Decided by \|\n\| - \| - \| - \|\n/);
  expect(await copied()).toMatch(/\| \[`output\.path`\]\(\S+\) \| `"\/project\/dist"` \| you \|/);
});

test('options say what decided them, and a key what it changed', async () => {
  const page = await openExplorer();
  await paste(page, `module.exports = { mode: 'development', output: { filename: '[name].js' } };`);
  await verdict(page, 'Valid configuration');
  await pane(page, 'All options');
  await page.getByLabel('Filter').fill('optimization.minimize');
  const row = page.getByRole('row', { name: /^optimization\.minimize false/ });
  await row.getByText('default, changed by mode').waitFor();
  await pane(page, 'Your keys');
  await page.locator('[data-key="output.filename"]').getByText('same as the default').waitFor();
  await page.locator('[data-key="mode"] summary').click();
  await page.locator('[data-key="mode"]').getByRole('row', { name: 'optimization.minimize false true' }).waitFor();
  await pane(page, 'What if');
  await page.getByLabel('mode').selectOption('production');
  await page.getByRole('row', { name: 'optimization.minimize false true' }).waitFor();
});

test('an old configuration is rewritten beside it, with reasons, validated, and put into the editor', async () => {
  const page = await openExplorer();
  await paste(
    page,
    `module.exports = {
  mode: 'development',
  // for old browsers
  output: { jsonpFunction: 'shop' },
  devServer: { contentBase: 'public', transportMode: 'ws', before: (app) => app.use(mocks) },
};`,
  );
  await verdict(page, /message/);
  await pane(page, 'Upgrade');
  await page.getByText('webpack accepts the new configuration.').waitFor();
  await page.getByRole('heading', { name: '4 changes' }).waitFor();
  const change = page.getByRole('listitem').filter({ hasText: 'devServer.contentBase' });
  expect(await change.innerText()).toContain('Use devServer.static.directory.');
  expect(await change.getByRole('link', { name: 'More' }).getAttribute('href')).toMatch(
    /^\/configuration\/dev-server\/#/,
  );
  const upgraded = page.getByLabel('New configuration');
  expect(await upgraded.innerText()).toContain("// for old browsers\n  output: { chunkLoadingGlobal: 'shop' }");
  await page.getByRole('button', { name: 'Put it into the editor' }).click();
  await page.getByText('Nothing to upgrade').waitFor();
  await verdict(page, 'Valid configuration');
  expect(await page.locator('.cm-content').innerText()).toContain("chunkLoadingGlobal: 'shop'");
});

test('TypeScript, functions and a link that brings them to another reader', async () => {
  const page = await openExplorer();
  await paste(
    page,
    `import type { Configuration } from 'webpack';\nexport default (env: { a?: string }): Configuration => ({ mode: 'none', name: env.a });\n`,
  );
  await page.getByLabel('Command line').fill('npx webpack --env a=shared');
  await verdict(page, 'Valid configuration');
  expect(await language(page)).toBe('ts');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForURL(/#c1\./);
  const other = await openExplorer(desktop, new URL(page.url()).hash);
  await verdict(other, 'Valid configuration');
  await pane(other, 'All options');
  await other.getByLabel('Filter').fill('shared');
  await other.getByRole('row', { name: 'name "shared" you' }).waitFor();
  const broken = await openExplorer(desktop, new URL(page.url()).hash.slice(0, -8));
  await broken.getByRole('alert').getByText('The link is incomplete').waitFor();
});

test('foreign code reaches nothing, and is stopped', async () => {
  const page = await openExplorer({ ...desktop, allowed: /Content Security Policy|Refused to connect|Fetch API/ });
  const before = page.url();
  await paste(
    page,
    `module.exports = async () => {
  const tries = {
    fetch: () => fetch('${site.url}/build.json').then(() => 'reached'),
    script: () => importScripts('${site.url}/routes.js'),
    caches: () => caches.keys(),
    database: () => new Promise((resolve, reject) => { const r = indexedDB.open('x'); r.onsuccess = resolve; r.onerror = () => reject(r.error); }),
    document: () => parent.document,
  };
  const reached = [];
  for (const [name, run] of Object.entries(tries)) try { await run(); reached.push(name); } catch {}
  return { name: 'origin ' + self.origin + ', reached ' + reached.length + reached };
};`,
  );
  await pane(page, 'All options');
  await page.getByLabel('Filter').fill('origin');
  await page.getByRole('row', { name: /origin null, reached 0/ }).waitFor();
  await recordVerdicts(page);
  await paste(page, `module.exports = {};\n  /(a+)+b/.test('${'a'.repeat(60)}');`);
  const panel = page.getByRole('tabpanel');
  await until(page, () => {
    const shown = document.querySelector('[data-check] [role="tabpanel"]');
    return shown !== null && getComputedStyle(shown).visibility === 'hidden';
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await panel.getByText('You stopped it before it ended.').waitFor();
  await paste(page, `module.exports = {};\n  for (;;);`);
  await panel.getByText('The loop on line 2 never ends.').waitFor();
  await panel.getByRole('button', { name: 'Line 2' }).waitFor();
  // The previous result must be hidden while the check runs.
  const verdicts = await recordedVerdicts(page);
  expect(verdicts).toContain('Checking…');
  expect(verdicts.slice(verdicts.lastIndexOf('Checking…'))).not.toContain('Valid configuration');
  await paste(page, `module.exports = { mode: 'none' };`);
  await verdict(page, 'Valid configuration');
  expect(page.url()).toBe(before);
});

test('the example replaces a configuration, and “Undo” brings it back', async () => {
  const page = await openExplorer(phone);
  const text = `module.exports = { mode: 'none' };`;
  await paste(page, text);
  await page.getByRole('button', { name: 'Example' }).tap();
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('cheap-eval-source-map');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => page.locator('.cm-content').innerText()).toBe(text);
  expect(await language(page)).toBe('cjs');
  await page.getByRole('button', { name: 'Example' }).waitFor();
});

test('on a phone, each label is in the row of its control', async () => {
  const page = await openExplorer(phone);
  await paste(page, `module.exports = { mode: 'none' };`);
  await page.getByRole('tab', { name: 'Results', exact: true }).tap();
  for (const [tab, labels] of Object.entries({ 'All options': ['Filter', 'Show'], 'What if': ['mode', 'target'] })) {
    await page.getByRole('tab', { name: tab }).tap();
    for (const label of labels) {
      const [words, control] = await Promise.all([
        page.locator('label', { hasText: new RegExp(`^${label}$`) }).boundingBox(),
        page.getByLabel(label, { exact: true }).boundingBox(),
      ]);
      expect(words!.x + words!.width, label).toBeLessThanOrEqual(control!.x);
      expect(Math.abs(words!.y + words!.height / 2 - control!.y - control!.height / 2), label).toBeLessThan(10);
    }
  }
});

test('on a phone, editor and results are tabs, and nothing sticks out', async () => {
  const page = await openExplorer({ viewport: { width: 320, height: 700 } });
  await page.getByRole('tab', { name: 'Results (2)', exact: true }).click();
  await verdict(page, '2 messages from webpack and webpack-dev-server');
  expect(await page.locator('.cm-content').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Line 12' }).click();
  await page.locator('.cm-content').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on a phone, “Line N” selects the line, in the middle of what is visible', async () => {
  const page = await openExplorer(phone);
  for (const [line, code] of [
    [12, '  devtool: "cheap-eval-source-map",'],
    [20, '    contentBase: "./public",'],
  ] as const) {
    await page.getByRole('tab', { name: 'Results (2)', exact: true }).click();
    await page.getByRole('button', { name: `Line ${line}` }).click();
    await expect.poll(() => selectedIn(page)).toBe(code);
    await expect.poll(() => distanceFromMiddle(page), { message: `line ${line}` }).toBeLessThan(60);
  }
});

/** Returns the text that is selected in the editor. */
const selectedIn = (page: Page): Promise<string | undefined> =>
  page.locator('.cm-content').evaluate((content) => {
    const root = content.getRootNode() as ShadowRoot & { getSelection?: () => Selection };
    return root.getSelection?.().toString();
  });

/** Returns how far the editor's active line is from the middle of the window's part below the header, in pixels. */
const distanceFromMiddle = (page: Page): Promise<number> =>
  page.locator('.cm-activeLine').evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const below = document.querySelector('header')!.getBoundingClientRect().bottom;
    return Math.abs((top + bottom) / 2 - (below + innerHeight) / 2);
  });

test('axe finds nothing in any tab, in both themes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, quiet } = await openTool({ ...desktop, colorScheme });
    await verdict(page, '2 messages from webpack and webpack-dev-server');
    for (const name of ['Validation', 'Your keys', 'All options', 'What if', 'Upgrade']) {
      await pane(page, name);
      if (name === 'Upgrade') await page.getByRole('button', { name: 'Build it' }).waitFor();
      if (name === 'All options') await page.getByLabel('Filter').fill('output');
      await quiet();
      expect(await axeViolations(page, 'main'), `${colorScheme}, ${name}`).toEqual([]);
    }
  }
});

test('without JavaScript the page says what it needs, and what else there is', async () => {
  const { page, visit } = await site.open({ ...desktop, javaScriptEnabled: false });
  await visit(address);
  const words = await page.locator('main').innerText();
  expect(words).toContain('The explorer needs JavaScript');
  expect(words).toContain('npx webpack configtest');
  const heading = page.getByRole('heading', { name: "What webpack's online configuration explorer shows" });
  await heading.scrollIntoViewIfNeeded();
  expect(await heading.isVisible()).toBe(true);
});

test('offline, it checks as before', async () => {
  const page = await openExplorer({
    ...desktop,
    serviceWorkers: 'allow',
    allowed: /ERR_INTERNET_DISCONNECTED|Failed to load/,
  });
  await untilCached(page);
  await page.reload();
  await verdict(page, '2 messages from webpack and webpack-dev-server');
  await page.context().setOffline(true);
  await page.reload();
  await verdict(page, '2 messages from webpack and webpack-dev-server');
  await paste(page, `module.exports = { mode: 'development' };`);
  await verdict(page, 'Valid configuration');
});
