/** Tests the playground as a reader uses it: edit, build, inspect the output, share, download. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Tab, TabOptions } from '../../../e2e/browser.ts';
import { siteFolder, siteForTests } from '../../../e2e/browser.ts';
import { allDocuments } from '../../../e2e/documents.ts';
import { deadControls, emulatePrint } from '../../../e2e/print-view.ts';
import { recordShifts, shiftsOf, slowWindows } from '../../../e2e/layout-shifts.ts';
import { pageExamplesFile, readPageExampleId } from '../../../src/model/page-example.ts';
import { axeViolations } from '../../../e2e/axe.ts';

const site = siteForTests();

/** Returns the URL hash of a project, as in a link. */
const hashOf = (files: Record<string, unknown>) => {
  const config = "export default { mode: 'development', devtool: false };\n";
  const project = { files: { 'webpack.config.js': config, ...files }, commandLine: '' };
  return `#p1.${deflateRawSync(JSON.stringify(project)).toString('base64url')}`;
};
const small = { 'src/index.js': "console.log('first');\n" };

async function openPlayground(hash = hashOf(small), options: TabOptions = {}): Promise<Tab> {
  const tab = await site.open(options);
  await tab.page.goto(`/playground/${hash}`);
  await tab.page.getByRole('button', { name: 'Build', exact: true }).waitFor();
  return tab;
}
const status = (page: Page) => page.getByRole('region', { name: 'Playground' }).getByRole('status').first();
/** Waits until the shown result is the build of the current project. */
const built = (page: Page) =>
  expect.poll(() => page.locator('[data-phase]').textContent()).toMatch(/^Built in (?!.*Edited since this build)/);
const isKept = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('playground'))).toContain(words);
const editor = (page: Page, file = 'src/index.js') => page.getByRole('textbox', { name: `Code of ${file}` });
const output = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();
const emitted = (page: Page) => page.getByRole('tabpanel', { name: 'Code' }).locator('.cm-content');
const files = (page: Page) => page.getByRole('navigation', { name: 'Project files' }).getByRole('listitem');

/** Replaces the content of a file. */
async function write(page: Page, code: string, file?: string): Promise<void> {
  await editor(page, file).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Clicks a toolbar button that is in a menu, because the tests' window is narrow. */
async function pressInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('#playground-more').getByRole('button', { name }).click();
}

test('without JavaScript, the page says what it needs and what it is', async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto('/playground/');
  expect(await page.getByRole('main').innerText()).toContain('it needs JavaScript');
  expect(await page.getByRole('heading', { name: 'What you can do' }).isVisible()).toBe(true);
});

test.each(slowWindows)('nothing moves while it opens and builds, in a window of $width px', async (window) => {
  const tab = await site.open(window);
  await tab.visit('/playground/');
  await built(tab.page);
  await tab.quiet();
  expect(await shiftsOf(tab.page)).toEqual([]);
});

test('on paper there are all files of the project and those that were emitted, and nothing to press', async () => {
  const { page } = await openPlayground();
  await built(page);
  await emulatePrint(page);
  const paper = page.getByRole('region', { name: 'Playground' });
  for (const [file, code] of [
    ['webpack.config.js', 'devtool: false'],
    ['src/index.js', "console.log('first')"],
  ] as const) {
    await paper.getByRole('heading', { name: file }).waitFor();
    await paper.locator('pre', { hasText: code }).waitFor();
  }
  await paper.getByRole('cell', { name: 'main.js' }).waitFor();
  expect(await paper.locator('.cm-line').filter({ visible: true }).count()).toBe(0);
  expect(await deadControls(page)).toEqual([]);
});

test('on a phone, a finger hits everything that can be pressed: at least 40 px', async () => {
  const tab = await site.open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = tab;
  await page.goto(`/playground/${hashOf(small)}`);
  await built(page);
  /** Returns the controls whose touch target is less than 40 px high. */
  const low = () =>
    page
      .getByRole('region', { name: 'Playground' })
      .locator('button, select, input:not([type=checkbox])')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((each) => {
          const { position, top, bottom } = getComputedStyle(each, '::after');
          const around = position === 'absolute' ? -Number.parseFloat(top) - Number.parseFloat(bottom) : 0;
          const height = each.getBoundingClientRect().height + around;
          return height < 40 ? [`${each.textContent}: ${height}`] : [];
        }),
      );
  expect(await low()).toEqual([]);
  await page.getByRole('tab', { name: 'Project', exact: true }).click();
  await files(page).first().waitFor();
  expect(await low()).toEqual([]);
  await page.getByRole('tab', { name: 'Output', exact: true }).click();
  await page.getByRole('cell', { name: 'main.js' }).waitFor();
  expect(await low()).toEqual([]);
});

test('nothing of it is loaded on other pages', async () => {
  const tab = await site.open();
  const loaded: string[] = [];
  tab.page.on('request', (request) => loaded.push(request.url()));
  await tab.visit('/guides/code-splitting/');
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((url) => /playground|editor/.test(new URL(url).pathname))).toEqual([]);
});

test('each link on a page to one of its examples has that example', () => {
  const without: string[] = [];
  let count = 0;
  for (const address of allDocuments(siteFolder)) {
    const html = readFileSync(path.join(siteFolder, address.replace(/\/$/, '/index.html')), 'utf8');
    for (const [, id = ''] of html.matchAll(/class="play" href="[^"]*#example=([^"]+)"/g)) {
      count += 1;
      const example = readPageExampleId(id);
      const file = path.join(siteFolder, pageExamplesFile(example?.url ?? ''));
      const examples = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
      if (!example || !Object.hasOwn(examples, example.name)) without.push(`${address}: ${id}`);
    }
  }
  expect(without).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('the example of the home page opens', async () => {
  const { page, visit } = await site.open();
  await visit('/');
  await page.getByRole('link', { name: 'Open in the playground' }).click();
  await page.getByText('This example comes from the home page.').waitFor();
  await expect.poll(() => files(page).allTextContents()).toContain('src/clock.js');
});

test('an example of a page opens as the page shows it at that point', async () => {
  const { page, visit } = await site.open();
  await visit('/guides/code-splitting/');
  const link = page.getByRole('link', { name: 'Open in the playground' }).nth(1);
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  const source = page.getByText('This example comes from Code splitting.').getByRole('link');
  expect(await source.getAttribute('href')).toBe('/guides/code-splitting/');
  await built(page);
  const id = address.slice(address.lastIndexOf('/') + 1);
  const builds = (await (await page.request.get('/playground/examples/guides/code-splitting.json')).json()) as Record<
    string,
    { files: Record<string, string> }
  >;
  const expected = Object.keys(builds[id]?.files ?? {}).sort();
  expect(expected.length).toBeGreaterThan(1);
  await expect.poll(async () => (await files(page).allTextContents()).sort()).toEqual(expected);
});

test(
  'what is typed is built after a pause, and its files, code and statistics are shown',
  { tags: 'main-way' },
  async () => {
    const { page } = await openPlayground();
    await built(page);
    await write(page, "console.log('typed by the reader');\n");
    await output(page, 'Code');
    await expect.poll(() => emitted(page).textContent()).toContain('typed by the reader');
    await output(page, 'Files');
    const row = page.getByRole('row').filter({ hasText: 'main.js' });
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(['main.js', expect.stringMatching(/\d (?:B|KB)$/), expect.stringMatching(/\d (?:B|KB)$/)]);
    await output(page, 'Stats');
    await page.getByText(/webpack 5\.\d+\.\d+ compiled/).waitFor();
  },
);

test('options of a configuration are completed from the keyboard, and told on hover', async () => {
  const { page } = await openPlayground();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const file = 'webpack.config.js';
  await page.getByRole('button', { name: file, exact: true }).click();
  await editor(page, file).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default {  };');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  expect(asked.filter((address) => address.startsWith('/schemas/'))).toEqual([]);

  /** Types text, and accepts the completion that is offered. */
  const complete = async (typed: string, name: string): Promise<void> => {
    await page.keyboard.type(typed);
    await page.getByRole('option', { name, exact: true, selected: true }).waitFor();
    // CodeMirror ignores Enter immediately after it opens the list, because it takes it for continued typing.
    const shown = await page.evaluate(() => performance.now());
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(shown + 100);
    await page.keyboard.press('Enter');
  };
  const text = () => editor(page, file).innerText();
  await complete('optim', 'optimization');
  await expect.poll(text).toContain('{ optimization:  }');
  await page.keyboard.type('{ ');
  await complete('modu', 'moduleIds');
  await complete('"de', 'deterministic');
  await page.keyboard.type('" }');
  await expect.poll(text).toContain('{ optimization: { moduleIds: "deterministic" } }');
  expect(asked.filter((address) => address.startsWith('/schemas/'))).toHaveLength(1);

  await page.keyboard.press('Escape');
  // The build marks its problems in the editor, which redraws the line.
  await built(page);
  await page.locator('.cm-line').getByText('moduleIds').hover();
  const help = page.locator('.cm-option-help', { hasText: 'Default: ' });
  await help.getByText('Type: ').waitFor();
  expect(await help.getByRole('link').getAttribute('href')).toBe('/configuration/optimization/#optimizationmoduleids');
});

test('an error leads to its line in the editor, and to its entry in the catalog', async () => {
  const { page } = await openPlayground(hashOf({ 'src/index.js': "const one = 1;\nimport './nowhere.js';\n" }));
  await expect.poll(() => status(page).textContent()).toContain('1 error');
  await output(page, /^Problems \(1\)/);
  await page.getByText("Can't resolve './nowhere.js'").first().waitFor();
  expect(await page.getByRole('link', { name: 'What ModuleNotFoundError means' }).getAttribute('href')).toMatch(
    /^\/errors\/#/,
  );
  await page.getByRole('button', { name: /^src\/index\.js:2/ }).click();
  await expect.poll(() => page.locator('.cm-activeLine').first().textContent()).toBe("import './nowhere.js';");
  expect(await editor(page).evaluate((content) => content.matches(':focus'))).toBe(true);
  await page.locator('.cm-lintRange-error').waitFor();
});

test('an error about a package that the playground lacks says so, and which ones it has', async () => {
  const { page } = await openPlayground(hashOf({ 'src/index.js': "import pad from 'left-pad';\npad();\n" }));
  const problems = page.getByRole('region', { name: 'Errors and warnings' });
  await problems.getByText('The playground doesn’t include the package left-pad').waitFor();
  await problems.getByText('Packages that the playground includes').click();
  await problems.getByText(/\bcss-loader, /).waitFor();
});

const isSelected = (page: Page, name: string | RegExp) => page.getByRole('tab', { name, selected: true }).waitFor();

test('a broken build shows its problems, until it is mended or the reader chooses otherwise', async () => {
  const { page } = await openPlayground(hashOf({ 'src/index.js': "import './nowhere.js';\n" }));
  await isSelected(page, 'Problems (1)');
  await page.getByText("Can't resolve './nowhere.js'").first().waitFor();
  await expect.poll(() => status(page).textContent()).toMatch(/^Failed after .*1 error/);
  await write(page, "console.log('mended');\n");
  await built(page);
  await isSelected(page, 'Files');
  await output(page, 'Code');
  await write(page, "import './nowhere.js';\n");
  await page.getByRole('button', { name: 'Show problems' }).waitFor();
  await isSelected(page, 'Code');
});

/** Writes an endless loop into the project's configuration, and stops the build that runs it. */
async function stopEndlessConfiguration(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^webpack\.config\.js/ })
    .first()
    .click();
  await write(page, 'for (;;);\n', 'webpack.config.js');
  await page.getByText('Building…').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
}

test('files of an earlier build are marked, after a build with errors and after a stopped one', async () => {
  const config = "export default { mode: 'production' };\n";
  const { page } = await openPlayground(hashOf({ ...small, 'webpack.config.js': config }), {
    viewport: { width: 1440, height: 800 },
  });
  await built(page);
  await output(page, 'Files');
  const earlier = page.getByText('These files are from the last successful build.');
  expect(await earlier.count()).toBe(0);
  await write(page, "import './nowhere.js';\n");
  await earlier.waitFor();
  await write(page, "console.log('mended');\n");
  await earlier.waitFor({ state: 'detached' });

  await stopEndlessConfiguration(page);
  await earlier.waitFor();
});

test.each([360, 1440])(
  'at %i pixels, a stopped build replaces the errors of the one before, and says where it stood',
  async (width) => {
    const config = "export default { devtool: 'nonsense' };\n";
    const { page } = await openPlayground(hashOf({ ...small, 'webpack.config.js': config }), {
      viewport: { width, height: 800 },
    });
    await page.getByRole('button', { name: 'Show problems' }).click();
    await page.getByText('configuration.devtool').first().waitFor();
    const show = (pane: string) => page.getByRole('tab', { name: pane }).click();
    if (width === 360) await show('Project');
    await stopEndlessConfiguration(page);
    await page.getByRole('button', { name: 'Show problems' }).click();
    await page.getByText('Look for an endless loop in webpack.config.js').waitFor();
    expect(await page.getByText('configuration.devtool').count()).toBe(0);
    const cut = await status(page).evaluate((line) => line.scrollWidth > line.clientWidth);
    expect(cut).toBe(false);
  },
);

test('on a phone, a broken build leads to its problems, and the controls are a row with menus', async () => {
  const { page } = await openPlayground(hashOf({ 'src/index.js': "import './nowhere.js';\n" }), {
    viewport: { width: 360, height: 740 },
  });
  await page.getByRole('tab', { name: /^Output.*has errors/ }).waitFor();
  await page.getByRole('button', { name: 'Show problems' }).click();
  await page.getByText("Can't resolve './nowhere.js'").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Problems (1)');

  await page.getByRole('tab', { name: 'Editor' }).click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const controls = page.getByRole('region', { name: 'Playground' });
  await expect.poll(async () => (await top(editor(page))) - (await top(controls))).toBeLessThan(170);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('npx webpack').fill('--mode production');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByLabel('npx webpack').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Share' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).waitFor({ state: 'hidden' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone, a finger hits what is a little beside a button', async () => {
  const { page } = await openPlayground(hashOf(small), { viewport: { width: 360, height: 740 } });
  await built(page);
  for (const name of ['Build', 'Stop', 'Settings', 'More']) {
    const heights = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { left, top, bottom, width } = button.getBoundingClientRect();
      const isHit = (y: number) => document.elementFromPoint(left + width / 2, y) === button;
      const middle = (top + bottom) / 2;
      return [isHit(middle - 20), isHit(middle + 20)];
    });
    expect(heights, name).toEqual([true, true]);
  }
});

test.each([320, 768, 1024, 1280, 1344])('at %i pixels, the controls stand in one row', async (width) => {
  const { page } = await openPlayground(hashOf(small), { viewport: { width, height: 800 } });
  const middles = await page
    .getByRole('group', { name: 'Build' })
    .locator('button, input:not([hidden]), select')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { top, height } = control.getBoundingClientRect();
        return height > 0 ? [Math.round(top + height / 2)] : [];
      }),
    );
  expect(middles.length).toBeGreaterThan(2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

test.each([360, 1440])('at %i pixels, nothing moves while the playground opens and a build fails', async (width) => {
  const { page, quiet } = await openPlayground(hashOf({ 'src/index.js': "import './nowhere.js';\n" }), {
    viewport: { width, height: 800 },
    before: recordShifts,
  });
  await page.getByRole('button', { name: 'Show problems' }).waitFor();
  await quiet();
  const moved = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
  expect(moved).toBeLessThan(0.01);
});

test('a large file is built at once, and edited only on request', async () => {
  const { page } = await openPlayground(hashOf({ 'src/index.js': `/*${'a'.repeat(2_000_000)}*/` }));
  await page.getByText('src/index.js is large: 2 MB.').waitFor();
  await built(page);
  await page.getByRole('button', { name: 'Edit anyway' }).click();
  await editor(page).waitFor();
});

test('what was typed last survives a reload at once', async () => {
  const { page } = await openPlayground();
  await write(page, "console.log('typed just now');\n");
  // The browser may acknowledge input before the page has received it. The project is stored only 300 ms later.
  await expect.poll(() => editor(page).textContent()).toContain('typed just now');
  await page.reload();
  await expect.poll(() => editor(page).textContent()).toContain('typed just now');
});

test('what is typed in the moment in which the page is left is stored', async () => {
  const { page } = await openPlayground();
  await editor(page).click();
  const stored = await editor(page).evaluate(async () => {
    document.execCommand('insertText', false, '/* the last word */');
    // The editor reads its document in a microtask, and React renders later.
    await Promise.resolve();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return Object.values(localStorage).join('\n');
  });
  expect(stored).toContain('the last word');
});

test('an endless loop of the output is ended, and the page goes on', async () => {
  const { page } = await openPlayground(hashOf({ 'src/index.js': 'setTimeout(() => { while (true) {} }, 300);\n' }), {
    allowed: /ended a loop/,
  });
  await built(page);
  await output(page, 'Preview');
  await page.getByRole('log').getByText('Uncaught RangeError: The preview ended a loop').waitFor();
  await write(page, "console.log('mended');\n");
  await page.getByRole('log').getByText('mended').waitFor();
});

test('after a page that ended while its preview ran, the preview starts only when it is asked to', async () => {
  const { page } = await openPlayground(hashOf(small), {
    // Suppress the events that browsers fire when a page is closed, because a frozen page doesn't get them.
    before: async (opened) =>
      void (await opened.addInitScript(() => {
        for (const name of ['pagehide', 'visibilitychange'])
          addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
      })),
  });
  await built(page);
  await output(page, 'Preview');
  await page.getByRole('log').getByText('first').waitFor();
  await page.reload();
  await built(page);
  await output(page, 'Preview');
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await page.getByRole('log').getByText('first').waitFor();
});

test('after a page that was left while its preview ran, the preview starts as always', async () => {
  const { page } = await openPlayground();
  await built(page);
  await output(page, 'Preview');
  await page.getByRole('log').getByText('first').waitFor();
  await page.reload();
  await built(page);
  await output(page, 'Preview');
  await page.getByRole('log').getByText('first').waitFor();
});

test('a configuration that is not valid leads to its line, and to the page of errors', async () => {
  const config = "export default {\n  mode: 'none',\n  devtool: 'nonsense',\n  output: { pathh: '' },\n};\n";
  const { page } = await openPlayground(hashOf({ ...small, 'webpack.config.js': config }));
  await expect.poll(() => status(page).textContent()).toContain('2 errors');
  await output(page, /^Problems \(2\)/);
  const mean = page.getByRole('link', { name: 'What ValidationError means' }).first();
  expect(await mean.getAttribute('href')).toBe('/errors/invalid-configuration/');
  const problems = page.getByRole('region', { name: 'Errors and warnings' });
  await problems.getByText('Did you mean path?').waitFor();
  await files(page)
    .getByRole('button', { name: /^webpack\.config\.js/ })
    .click();
  await expect.poll(() => page.locator('.cm-lintRange-error').allTextContents()).toEqual(['devtool', 'pathh']);
  await page.getByRole('button', { name: 'webpack.config.js:4' }).click();
  await expect.poll(() => page.locator('.cm-activeLine').first().textContent()).toBe("  output: { pathh: '' },");
});

test('a shared link opens the same project elsewhere', async () => {
  const { page } = await openPlayground();
  await write(page, "export const shared = 'ü 🚀';\n");
  await pressInMenu(page, 'Share');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#p1\./);
  const elsewhere = await openPlayground(new URL(page.url()).hash);
  await expect.poll(() => editor(elsewhere.page).textContent()).toContain("export const shared = 'ü 🚀';");
  await elsewhere.page.getByText('This project comes from a link.').waitFor();
});

test('a broken link is told with its reason, and the last project stays', async () => {
  const tab = await openPlayground();
  const { page } = tab;
  await write(page, "console.log('mine');\n");
  await isKept(page, 'mine');
  await page.goto('/');
  await page.goto('/playground/#p1.broken');
  await page.getByRole('alert').getByText('incomplete').waitFor();
  await expect.poll(() => editor(page).textContent()).toContain('mine');
  await page.evaluate(() => (location.hash = '#example=nowhere'));
  await page
    .getByRole('alert')
    .getByText('There is no example “nowhere”. Showing your last project instead.')
    .waitFor();
  await page.evaluate((hash) => (location.hash = hash), hashOf({ 'src/index.js': "console.log('theirs');" }));
  await expect.poll(() => editor(page).textContent()).toContain('theirs');
  await page.goto('/');
  await page.goto(`/playground/${hashOf({ 'src/index.js': "console.log('others');" })}`);
  await expect.poll(() => editor(page).textContent()).toContain('others');
  await page.getByRole('button', { name: 'Back to my last project' }).click();
  await expect.poll(() => editor(page).textContent()).toContain('mine');
  expect(new URL(page.url()).hash).toBe('');
});

test('the project that an edited link has replaced is kept, until it is opened again or deleted', async () => {
  const { page } = await openPlayground();
  await write(page, "console.log('mine');\n");
  await isKept(page, 'mine');
  await page.goto('/');
  await page.goto(`/playground/${hashOf({ 'src/index.js': "console.log('theirs');" })}`);
  await page.getByText('Your last project is kept under “Examples”.').waitFor();
  await write(page, "console.log('theirs, edited');\n");
  await isKept(page, 'edited');
  await page.reload();
  await expect.poll(() => editor(page).textContent()).toContain('edited');
  const earlier = page.getByRole('region', { name: 'Your earlier projects' }).getByRole('listitem');
  await pressInMenu(page, 'Examples');
  await earlier.getByRole('button', { name: 'mine' }).click();
  await expect.poll(() => editor(page).textContent()).toContain('mine');
  await page.reload();
  await expect.poll(() => editor(page).textContent()).toContain('mine');
  await pressInMenu(page, 'Examples');
  expect(await earlier.allTextContents()).toEqual([expect.stringContaining('theirs, edited')]);
  await earlier.getByRole('button', { name: 'Delete' }).click();
  await earlier.waitFor({ state: 'detached' });
});

test('a download holds the project and what it needs to run, and can be imported again', async () => {
  const { page } = await openPlayground(hashOf({ ...small, 'src/dot.png': { base64: 'iVBORw0KGgoA' } }));
  const [download] = await Promise.all([page.waitForEvent('download'), pressInMenu(page, 'Download')]);
  const zip = readFileSync(await download.path());
  const unpacked = unzipSync(zip);
  const manifest = JSON.parse(new TextDecoder().decode(unpacked['webpack-playground/package.json'])) as {
    devDependencies: Record<string, string>;
  };
  expect(Object.keys(manifest.devDependencies)).toEqual(['webpack', 'webpack-cli']);
  const other = await openPlayground(hashOf({ 'src/other.js': '' }));
  await other.page
    .getByLabel('Zip to import')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: zip });
  const imported = ['webpack.config.js', 'src/dot.png binary', 'src/index.js', 'package.json'];
  await expect.poll(() => files(other.page).allTextContents()).toEqual(imported);
  await other.page
    .getByLabel('Zip to import')
    .setInputFiles({ name: 'b.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await other.page.getByRole('alert').getByText('Nothing was imported.').waitFor();
  expect(await files(other.page).allTextContents()).toEqual(imported);
});

test('of two links that are followed one right after the other, the second one counts', async () => {
  const { page } = await openPlayground();
  // The first hash takes longer to decompress, because it contains 200,000 random characters.
  const noise = Array.from({ length: 200_000 }, (_, at) => ((at * 7919) % 36).toString(36)).join('');
  const [first, second] = [hashOf({ 'src/first.js': noise }), hashOf({ 'src/second.js': '' })];
  await page.evaluate((hashes) => hashes.forEach((hash) => (location.hash = hash)), [first, second]);
  await expect.poll(() => files(page).allTextContents()).toEqual(['webpack.config.js', 'src/second.js']);
  // Waits several times as long as decompressing the first hash takes on this machine.
  await page.evaluate(async (hash) => {
    for (let times = 0; times < 5; times += 1) {
      const bytes = Uint8Array.from(atob(hash.slice(4).replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      );
      await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
    }
  }, first!);
  expect(await files(page).allTextContents()).toEqual(['webpack.config.js', 'src/second.js']);
});

test('files are added, renamed and deleted, and a deletion is taken back', async () => {
  const { page } = await openPlayground();
  await page.getByRole('button', { name: 'New file' }).click();
  const path = page.getByRole('textbox', { name: 'Path of the new file' });
  await path.fill('../outside.js');
  await path.press('Enter');
  await page.getByRole('alert').getByText('..').waitFor();
  await path.fill('src/new.css');
  await path.press('Enter');
  await write(page, 'a { color: red }', 'src/new.css');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New path of src/new.css' }).fill('src/page.css');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor(page, 'src/page.css').textContent()).toBe('a { color: red }');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rename');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => files(page).allTextContents()).toEqual(['webpack.config.js', 'src/index.js']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => files(page).allTextContents()).toEqual(['webpack.config.js', 'src/index.js', 'src/page.css']);
});

test.each([360, 1440])(
  'at %i pixels, the focus stays with what was pressed, or goes to what it opened',
  async (width) => {
    const { page } = await openPlayground(hashOf(small), { viewport: { width, height: 800 } });
    const isNarrow = width < 768;
    const focused = () =>
      page.evaluate(() => {
        // The editor is in a shadow root.
        const { activeElement } = document;
        const element = activeElement?.shadowRoot?.activeElement ?? activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent;
      });
    await built(page);
    if (isNarrow) await page.getByRole('tab', { name: 'Project' }).click();
    await page.getByRole('button', { name: 'New file' }).click();
    await page.getByRole('textbox', { name: 'Path of the new file' }).fill('src/new.js');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(focused).toBe('Code of src/new.js');
    if (isNarrow) await page.getByRole('tab', { name: 'Project' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(focused).toBe('src/new.js');
    await page.locator('button[aria-current=true]', { hasText: 'src/new.js' }).waitFor();

    await page.getByRole('button', { name: 'webpack.config.js' }).click();
    await write(page, 'for (;;);\n', 'webpack.config.js');
    await page.getByText('Building…').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Show problems' }).waitFor();
    expect(await focused()).toBe('Stop');

    const more = page.getByRole('button', { name: 'More', exact: true });
    if (isNarrow) await more.click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('in the address bar').waitFor();
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(!isNarrow);
    if (isNarrow) await more.click();
    await page.getByRole('button', { name: 'Examples' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Native CSS and HTML/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(isNarrow ? 'More' : 'Examples');
  },
);

/** Project that logs a string and how often it has done so since the page was loaded. */
const counting = {
  'src/index.js':
    "import { words } from './words.js';\nconst show = () => console.log(words, (globalThis.count = (globalThis.count ?? 0) + 1));\nshow();\nimport.meta.webpackHot?.accept('./words.js', show);\n",
  'src/words.js': "export const words = 'before';\n",
};
const hotReplacement = (page: Page) => page.getByRole('checkbox', { name: 'Hot replacement' });

test(
  'the preview runs the result, and a hot update keeps its state, also after an error',
  { tags: 'main-way' },
  async () => {
    const { page } = await openPlayground(hashOf(counting));
    await built(page);
    await hotReplacement(page).check();
    await output(page, 'Preview');
    const log = page.getByRole('log');
    await expect.poll(() => log.textContent()).toContain('before 1');
    await page.getByRole('button', { name: 'src/words.js' }).click();
    await write(page, "export const words = 'after';\n", 'src/words.js');
    await expect.poll(() => log.textContent()).toContain('after 2');
    await write(page, 'export const words = ;\n', 'src/words.js');
    await expect.poll(() => log.textContent()).toContain('The build failed. This page still runs the previous build.');
    await write(page, "export const words = 'mended';\n", 'src/words.js');
    await expect.poll(() => log.textContent()).toContain('mended 3');
  },
);

test('an edit in the moment in which hot replacement is switched on keeps the state, too', async () => {
  const { page } = await openPlayground(hashOf(counting));
  await built(page);
  await output(page, 'Preview');
  const log = page.getByRole('log');
  await expect.poll(() => log.textContent()).toContain('before 1');
  await page.getByRole('button', { name: 'src/words.js' }).click();
  await editor(page, 'src/words.js').click();
  await page.keyboard.press('ControlOrMeta+a');
  await hotReplacement(page).evaluate((box: HTMLInputElement) => box.click());
  await page.keyboard.insertText("export const words = 'after';");
  await expect.poll(() => log.textContent()).toContain('after 2');
  await page.getByRole('checkbox', { name: 'Build as I type' }).uncheck();
  expect(await hotReplacement(page).isDisabled()).toBe(true);
});

test('source maps say where code came from, by keyboard too', async () => {
  const { page } = await openPlayground();
  await built(page);
  await output(page, 'Source maps');
  await page.getByRole('button', { name: 'Add --devtool source-map' }).click();
  const mapped = page.getByRole('application', { name: 'Output, mapped' });
  await mapped.waitFor();
  await mapped.press('ArrowRight');
  await page.getByText(/^Output \d+:\d+ comes from .*src\/index\.js 1:1/).waitFor();
});

test('files say their sizes: as they are, with gzip, and with brotli, whose encoder comes when it is asked for', async () => {
  const { page } = await openPlayground();
  await built(page);
  const heads = page.getByRole('tabpanel', { name: 'Files' }).getByRole('columnheader');
  await expect.poll(() => heads.allTextContents()).toEqual(['File', 'Size', 'gzip']);
  await page.getByRole('button', { name: 'Measure with brotli' }).click();
  await expect.poll(() => heads.allTextContents()).toEqual(['File', 'Size', 'gzip', 'brotli']);
  const row = page.getByRole('row').filter({ hasText: 'main.js' }).first();
  const last = () => row.getByRole('cell').last().textContent();
  await expect.poll(last).toMatch(/^\d+ B$/);
  const size = await last();
  await output(page, 'Code');
  const code = await emitted(page).evaluate((shown: HTMLElement) => shown.innerText);
  expect(Math.abs(Number.parseInt(size!, 10) - brotliCompressSync(code).length)).toBeLessThan(20);
  // After the reader has requested Brotli sizes once, later builds are measured without another click.
  await output(page, 'Files');
  await write(page, "console.log('a longer text than before, for the sake of its bytes');\n");
  await expect.poll(async () => ((await last()) === size ? undefined : await last())).toMatch(/^\d+ B$/);
  expect(await heads.allTextContents()).toContain('brotli');
});

test('two modes are compared by their files', async () => {
  const { page } = await openPlayground();
  await built(page);
  await output(page, 'Compare');
  await page.getByLabel('Compare with npx webpack').fill('--mode production');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByText('1 of 1 files differ.').waitFor();
  await page.getByRole('row').filter({ hasText: 'main.js' }).getByText('differs').waitFor();
  // The comparison shows the differing file side by side.
  const heads = [
    page.getByRole('heading', { name: 'This: main.js' }),
    page.getByRole('heading', { name: 'Other: main.js' }),
  ];
  const [left, right] = await Promise.all(heads.map(async (head) => (await head.boundingBox())!));
  expect(left!.y).toBe(right!.y);
  expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
  await page.getByRole('textbox', { name: 'Other build: main.js' }).waitFor();
  await page.getByRole('button', { name: 'Copy configuration to compare' }).click();
  await editor(page, 'webpack.other.config.js').waitFor();
  expect(await page.getByLabel('Compare with npx webpack').inputValue()).toBe('--config ./webpack.other.config.js');
});

test('an example of the gallery opens, and the project before comes back', async () => {
  const { page } = await openPlayground();
  await write(page, "console.log('mine');\n");
  await pressInMenu(page, 'Examples');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Native CSS and HTML/ })
    .click();
  await built(page);
  await expect
    .poll(() => page.getByRole('row').allTextContents())
    .toContainEqual(expect.stringContaining('index.html'));
  await page.getByRole('button', { name: 'Back to my last project' }).click();
  await expect.poll(() => files(page).allTextContents()).toEqual(['webpack.config.js', 'src/index.js']);
});

test('the keyboard reaches and leaves the editor, and builds', async () => {
  const { page } = await openPlayground();
  await built(page);
  await page.getByRole('checkbox', { name: 'Build as I type' }).uncheck();
  await page.getByRole('button', { name: 'Add from disk' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('x = 1; ');
  await page.getByText('Edited since this build.').waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await built(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Code' }).getAttribute('aria-selected')).toBe('true');
});

test('on a phone, one pane is shown at a time and nothing sticks out', async () => {
  const { page, quiet } = await openPlayground(hashOf(small), { viewport: { width: 320, height: 700 } });
  await built(page);
  expect(await files(page).first().isVisible()).toBe(false);
  expect(await editor(page).isVisible()).toBe(true);
  await page.getByRole('tab', { name: 'Project' }).click();
  await page.getByRole('button', { name: 'src/index.js' }).click();
  expect(await editor(page).isVisible()).toBe(true);
  await page.getByRole('tab', { name: 'Output' }).click();
  for (const name of ['Code', 'Preview', 'Source maps', 'Stats', 'Compare', 'Files']) {
    await output(page, name);
    await quiet();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await editor(page).isVisible(), name).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    }
  }
});

test('axe finds nothing in either theme', async () => {
  const { page, quiet } = await openPlayground(hashOf({ 'src/index.js': "import './nowhere.js';\n" }), {
    colorScheme: 'light',
    // The preview throws this error because the build failed.
    allowed: /nowhere/,
  });
  await expect.poll(() => status(page).textContent()).toContain('1 error');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
    for (const name of [/^Files/, 'Code', 'Preview', /^Problems/, 'Source maps', 'Stats', 'Compare']) {
      await output(page, name);
      await quiet();
      expect(await violations(page), `${String(name)} in the ${theme} theme`).toEqual([]);
    }
  }
});

test('axe finds nothing in any pane of a phone', async () => {
  const { page, quiet } = await openPlayground(hashOf(small), { viewport: { width: 360, height: 700 } });
  await built(page);
  for (const name of ['Project', 'Editor', 'Output']) {
    await page.getByRole('tab', { name }).click();
    await quiet();
    expect(await violations(page), name).toEqual([]);
  }
});

/** Returns the accessibility violations that axe finds in the page without its frames. */
const violations = (page: Page) => axeViolations(page, 'html', { iframes: false });

test('it works without a network once it was loaded, and the project is as it was left', async () => {
  const tab = await openPlayground(hashOf(small), {
    serviceWorkers: 'allow',
    allowed: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/,
  });
  const { page } = tab;
  await built(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A reload is needed because the worker caches loaded parts until it is terminated.
  await page.reload();
  await built(page);
  await write(page, "console.log('left like this');\n");
  await isKept(page, 'left like this');
  await built(page);
  await page.context().setOffline(true);
  await page.goto('/playground/');
  await built(page);
  expect(await editor(page).textContent()).toContain('left like this');
});

test('where the examples do not come, it says so and has an empty module', async () => {
  const { page } = await openPlayground('', {
    before: async (opened) => void (await opened.route(/playground-examples/, (route) => route.abort())),
    allowed: /playground-examples|ERR_FAILED/,
  });
  await page.getByText('Couldn’t load the example').first().waitFor();
  expect((await editor(page).textContent())?.trim()).toBe('');
  await write(page, "console.log('mine');\n");
  await isKept(page, 'mine');
});
