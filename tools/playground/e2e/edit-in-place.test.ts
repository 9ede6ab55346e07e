/**
 * Tests the “Edit” button on the examples of pages, from replacing the block with an editor to returning to the block.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Tab, TabOptions } from '../../../e2e/browser.ts';
import { siteForTests } from '../../../e2e/browser.ts';
import { deadControls, emulatePrint } from '../../../e2e/print-view.ts';
import { recordShifts, shiftsOf } from '../../../e2e/layout-shifts.ts';
import { axeViolations } from '../../../e2e/axe.ts';

const site = siteForTests();

/** Id of an example whose files are tabs, with the output below. */
const shared = 'concepts/configuration/shared';
/** Id of an example that fails, whose files are separate blocks. */
const mistake = 'concepts/configuration/mistake';

const phone: TabOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

async function openPage(id: string, options: TabOptions = {}): Promise<Tab> {
  const tab = await site.open(options);
  await tab.visit(`/${id.slice(0, id.lastIndexOf('/') + 1)}`);
  return tab;
}

const command = (page: Page, id: string) => page.locator(`figure.code:has(a.play[href$="#example=${id}"])`);
const button = (page: Page, id: string) => command(page, id).getByRole('button', { name: 'Edit', exact: true });
const editors = (page: Page) => page.getByRole('region', { name: 'Edit the example' });
const code = (page: Page, name: string) => editors(page).getByRole('textbox', { name: `Code of ${name}` });
/** Clicks a file's tab in the editor. */
const file = (page: Page, name: string) => editors(page).getByRole('tab', { name }).click();
const back = (page: Page) => editors(page).getByRole('button', { name: 'Close the editor' });

/** Waits until an editor's current content has been built with the expected status. */
const ended = (page: Page, words: RegExp, index = 0) =>
  expect
    .poll(() => editors(page).nth(index).locator('[data-phase]').textContent())
    .toMatch(new RegExp(`^${words.source}(?!.*Edited since this build)`));

async function write(page: Page, name: string, text: string): Promise<void> {
  await code(page, name).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/**
 * Returns the text and visibility of the page's code blocks. Ignores other elements, which may change during the test.
 */
const shownOf = (page: Page) =>
  page
    .locator('.prose pre')
    .evaluateAll((all) => all.map((pre) => ({ code: pre.textContent, isShown: pre.checkVisibility() })));

/** Scrolls to an example and waits until its tabs respond to input. */
async function goTo({ page, quiet }: Tab, id: string): Promise<void> {
  await button(page, id).scrollIntoViewIfNeeded();
  await quiet();
}

test('nothing is loaded before the press', async () => {
  const tab = await site.open();
  const loaded: string[] = [];
  tab.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofEditor = () => loaded.filter((path) => /edit-block|editor|playground|\/tools\//.test(path));
  await tab.visit('/concepts/configuration/');
  await button(tab.page, shared).hover();
  await tab.quiet();
  expect(loaded.length).toBeGreaterThan(3);
  expect(ofEditor()).toEqual([]);
  await button(tab.page, shared).click();
  await ended(tab.page, /Built in/);
  expect(ofEditor().some((path) => path.includes('/tools/core.'))).toBe(true);
});

test('without JavaScript there is no button, and the link into the playground stands', async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto('/concepts/configuration/');
  expect(await page.locator('.edit').count()).toBeGreaterThan(1);
  expect(await page.locator('.edit').filter({ visible: true }).count()).toBe(0);
  await command(page, shared).scrollIntoViewIfNeeded();
  expect(await command(page, shared).locator('a.play').isVisible()).toBe(true);
});

test.each([
  { id: shared, above: 1, output: true, words: /Built in/ },
  { id: 'concepts/entry-points/html-entry', above: 1, output: true, words: /Built in/ },
  { id: mistake, above: 2, output: false, words: /Failed after .*1 error/ },
  { id: 'concepts/configuration/env', above: 2, output: true, words: /Built in/ },
])(
  '$id: files as tabs, its build below, and in the end the page as it was',
  { tags: 'main-way' },
  async ({ id, above, output, words }) => {
    const tab = await openPage(id);
    const { page } = tab;
    await goTo(tab, id);
    const before = await shownOf(page);
    await button(page, id).click();
    await ended(page, words);
    const path = id.slice(0, id.lastIndexOf('/'));
    const builds = (await (await page.request.get(`/playground/examples/${path}.json`)).json()) as Record<
      string,
      { files: Record<string, string> }
    >;
    const names = await editors(page)
      .getByRole('tablist', { name: 'Project files' })
      .getByRole('tab')
      .allTextContents();
    const ofPage = Object.keys(builds[id.slice(path.length + 1)]?.files ?? {});
    expect(names.map((name) => name.replace(', has errors', '')).toSorted()).toEqual(ofPage.toSorted());
    const shown = (await page.locator('[data-behind] figcaption').allTextContents()).map((name) =>
      name.replace('./', ''),
    );
    const ofBlock = shown.filter((name) => ofPage.includes(name));
    expect(names.slice(0, ofBlock.length).map((name) => name.replace(', has errors', ''))).toEqual(ofBlock);
    if (output)
      await editors(page)
        .getByRole('region', { name: 'Terminal' })
        .getByText(/compiled (?:successfully|with)/)
        .waitFor();
    expect(await page.locator('[data-behind]').count()).toBe(above + 1 + Number(output));
    expect(await page.locator('[data-behind]').filter({ visible: true }).count()).toBe(0);
    await back(page).click();
    expect(await shownOf(page)).toEqual(before);
    expect(await page.locator('iframe').count()).toBe(0);
  },
);

test('the file that the reader had open in the block is open in the editor', async () => {
  const tab = await openPage(shared);
  await goTo(tab, shared);
  const files = tab.page.locator(`.tabs.project:has(+ figure a.play[href$="#example=${shared}"])`).getByRole('tab');
  for (const name of await files.allTextContents()) {
    await files.filter({ hasText: name }).click();
    await button(tab.page, shared).click();
    await code(tab.page, name).waitFor();
    await back(tab.page).click();
  }
});

test('by keyboard: into the code, out of it, and back to the button', { tags: 'main-way' }, async () => {
  const tab = await openPage(shared);
  const { page } = tab;
  await goTo(tab, shared);
  const before = await shownOf(page);
  await button(page, shared).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.role)).toBe('textbox');
  // The first Escape makes Tab leave the code editor. The second one closes the editor.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Build');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => editors(page).count()).toBe(0);
  expect(await button(page, shared).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await shownOf(page)).toEqual(before);
});

test(
  'what is typed is built, runs in the preview, and goes along into the playground',
  { tags: 'main-way' },
  async () => {
    const { page } = await openPage(mistake);
    await button(page, mistake).click();
    await ended(page, /Failed after/);
    const first = await editors(page).getByRole('link', { name: 'Open in the playground' }).getAttribute('href');
    expect(first).toContain(`#example=${mistake}`);
    await file(page, 'webpack.config.js');
    await write(page, 'webpack.config.js', 'export default { mode: "production" };\n');
    await ended(page, /Built in/);
    await file(page, 'src/index.js');
    await write(page, 'src/index.js', 'document.body.append("typed on the page");\n');
    await ended(page, /Built in/);
    await editors(page).getByRole('tab', { name: 'Preview' }).click();
    await page.frameLocator('iframe[title="Preview of the result"]').getByText('typed on the page').waitFor();
    await editors(page).getByRole('link', { name: 'Open in the playground' }).click();
    await page.getByText('This project comes from a link.').waitFor();
    const whole = page.getByRole('region', { name: 'Playground' });
    await expect
      .poll(() => whole.getByRole('textbox', { name: 'Code of src/index.js' }).textContent())
      .toContain('typed on the page');
    // The sandbox of the closed editor was removed with the editor.
    await expect.poll(() => page.locator('iframe[title="Sandbox"]').count()).toBe(1);
  },
);

test('edits are still there after a look at the page’s version, and after another page, until they are discarded', async () => {
  const tab = await openPage(shared);
  const { page } = tab;
  await button(page, shared).click();
  await file(page, 'src/kiosk.js');
  await write(page, 'src/kiosk.js', 'console.log("kept");\n');
  await ended(page, /Built in/);
  await back(page).click();
  await button(page, shared).click();
  await file(page, 'src/kiosk.js');
  await expect.poll(() => code(page, 'src/kiosk.js').textContent()).toContain('kept');
  await page.locator('a[href="/concepts/"]').first().click();
  await page.waitForURL('**/concepts/');
  await page.goBack();
  await page.waitForURL('**/concepts/configuration/');
  await goTo(tab, shared);
  await button(page, shared).click();
  await file(page, 'src/kiosk.js');
  await expect.poll(() => code(page, 'src/kiosk.js').textContent()).toContain('kept');
  await editors(page).getByRole('button', { name: 'Discard edits' }).click();
  await expect.poll(() => code(page, 'src/kiosk.js').textContent()).not.toContain('kept');
  expect(await editors(page).getByRole('button', { name: 'Discard edits' }).isDisabled()).toBe(true);
});

test('a build that breaks shows its problem, which leads to its line', async () => {
  const { page } = await openPage(shared);
  await button(page, shared).click();
  await ended(page, /Built in/);
  await file(page, 'src/kiosk.js');
  await write(page, 'src/kiosk.js', 'const one = 1;\nimport "./nowhere.js";\n');
  await ended(page, /Failed after .*1 error/);
  await editors(page).getByRole('tab', { name: 'Problems (1)', selected: true }).waitFor();
  await file(page, 'package.json');
  await editors(page)
    .getByRole('button', { name: /^src\/kiosk\.js:2/ })
    .click();
  await expect.poll(() => editors(page).locator('.cm-activeLine').first().textContent()).toBe('import "./nowhere.js";');
  await editors(page).locator('.cm-lintRange-error').waitFor();
});

test('an endless loop is stopped, and the next build runs', async () => {
  const { page } = await openPage(mistake);
  await button(page, mistake).click();
  await ended(page, /Failed after/);
  await file(page, 'webpack.config.js');
  await write(page, 'webpack.config.js', 'for (;;);\n');
  await editors(page).getByText('Building…').waitFor();
  await editors(page).getByRole('button', { name: 'Stop' }).click();
  await editors(page).getByText('The build was stopped.').waitFor();
  await write(page, 'webpack.config.js', 'export default { mode: "none" };\n');
  await ended(page, /Built in/);
});

test('two blocks, one after the other: both keep what came out, and one sandbox is kept', async () => {
  const { page } = await openPage(shared);
  await button(page, shared).click();
  await ended(page, /Built in/);
  await button(page, mistake).click();
  // The second editor is above the first one on the page.
  await ended(page, /Failed after/, 0);
  await ended(page, /Built in/, 1);
  await expect.poll(() => page.locator('iframe[title="Sandbox"]').count()).toBe(1);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await editors(page).nth(1).getByRole('button', { name: 'Build', exact: true }).click();
  await expect.poll(() => page.locator('iframe[title="Sandbox"]').count()).toBe(1);
  await ended(page, /Built in/, 1);
});

test.each([
  { width: 1440, options: { viewport: { width: 1440, height: 900 } } },
  { width: 360, options: phone },
])('at $width px, nothing above the block moves, nothing moves while it builds, and all fits', async ({ options }) => {
  const tab = await openPage(shared, { ...options, before: recordShifts });
  const { page } = tab;
  const above = page.locator(`.prose :has(+ .tabs.project + figure a.play[href$="#example=${shared}"])`);
  const card = page.locator(`.tabs.project:has(+ figure a.play[href$="#example=${shared}"])`);
  await goTo(tab, shared);
  // The position is relative to the enclosing section, because earlier sections have estimated heights until the
  // browser lays them out.
  const top = (element: Element) =>
    element.getBoundingClientRect().top - (element.closest('.part')?.getBoundingClientRect().top ?? 0);
  const before = [await above.evaluate(top), await card.evaluate(top)];
  // Use an element handle, because the editor is inserted between this element and the block, so the locator would no
  // longer match.
  const standing = await above.elementHandle();
  await button(page, shared).click();
  const places = async () => [await standing?.evaluate(top), await editors(page).evaluate(top)];
  expect(await places()).toEqual(before);
  // Opening the editor shifts the content below. Discard that layout shift, and expect no others.
  await page.evaluate(() => ((window as unknown as { shifts: unknown[] }).shifts.length = 0));
  await ended(page, /Built in/);
  await tab.quiet();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await places()).toEqual(before);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  const sizes = await editors(page)
    .locator('button:visible, a:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test('on paper there is the page’s version, and nothing to press', async () => {
  const { page } = await openPage(shared);
  await button(page, shared).click();
  await ended(page, /Built in/);
  await emulatePrint(page);
  expect(await editors(page).count()).toBe(0);
  expect(await command(page, shared).isVisible()).toBe(true);
  expect(await deadControls(page)).toEqual([]);
});

test.each(['light', 'dark'] as const)('%s: no accessibility rule is broken', async (colorScheme) => {
  const { page } = await openPage(mistake, { colorScheme });
  await button(page, mistake).click();
  await ended(page, /Failed after/);
  expect(await axeViolations(page, 'section[aria-label="Edit the example"]')).toEqual([]);
});

test('an editor that doesn’t load says so on its button, and another press tries again', async () => {
  const { page } = await openPage(shared, { allowed: /Failed to load resource|ERR_FAILED/ });
  let isDown = true;
  await page.route('**/playground/examples/**', (route) => (isDown ? route.abort() : route.continue()));
  await button(page, shared).click();
  const again = command(page, shared).getByRole('button', { name: 'Didn’t load. Try again' });
  await again.waitFor();
  isDown = false;
  await again.click();
  await ended(page, /Built in/);
  await back(page).click();
  expect(await button(page, shared).isVisible()).toBe(true);
});

test('a press before the scripts are there is not lost', async () => {
  const tab = await site.open();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.page.route('**/app/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await tab.page.goto('/concepts/configuration/', { waitUntil: 'commit' });
  await button(tab.page, shared).click();
  release();
  await ended(tab.page, /Built in/);
});
