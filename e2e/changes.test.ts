/** Tests `/changes/`, which lists releases and, with scripts, the changes since the reader's version. */
import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';

const site = siteForTests();

const windows = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];

const releases = (tab: Tab) => tab.page.locator('.prose > .part > details.release, .prose > details.release');
const shown = (tab: Tab): Promise<string[]> =>
  releases(tab).evaluateAll((all) =>
    all.filter((each) => !(each as HTMLElement).hidden).map((each) => (each as HTMLElement).dataset.version ?? ''),
  );
const version = (tab: Tab) => tab.page.getByLabel('Your webpack version');

test('without a script, all releases with changes are listed, and names lead to their entries', async () => {
  const tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/changes/');
  const versions = await shown(tab);
  expect(versions.length).toBeGreaterThan(60);
  expect(versions).toEqual(expect.arrayContaining(['5.112.0', '5.90.0', '5.1.0']));
  const link = releases(tab).first().locator('[data-area] li a').first();
  expect(await link.getAttribute('href')).toMatch(/^\/.+#/);
  expect(await version(tab).count()).toBe(0);
});

test.each(windows)('a version shows what came since, without a shift, in a window of $width', async (viewport) => {
  const tab = await site.open({ viewport, before: recordShifts });
  await tab.visit('/changes/');
  await version(tab).waitFor();
  await tab.quiet();
  expect(await shiftsOf(tab.page)).toEqual([]);
  await version(tab).fill('webpack@5.110.0');
  await expect.poll(() => shown(tab)).not.toContain('5.110.0');
  const versions = await shown(tab);
  expect(versions).toContain('5.111.0');
  expect(new URL(tab.page.url()).hash).toMatch(/^#5\.110\.0\.\.5\.\d+\.\d+$/);
  expect(await tab.page.locator('.prose output').innerText()).toMatch(/^\d+ changes after 5\.110\.0, up to 5\./);
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(tab.errors).toEqual([]);
});

test('an address shows the range that it names', async () => {
  const tab = await site.open();
  await tab.visit('/changes/#5.110..5.112.0');
  await version(tab).waitFor();
  await expect.poll(() => shown(tab)).toEqual(expect.arrayContaining(['5.112.0', '5.111.0']));
  const versions = await shown(tab);
  expect(versions).not.toContain('5.109.0');
  expect(versions).not.toContain('5.113.0');
});

test.each([
  ['^5.90.0..5.113', /\^5\.90\.0 is a range/],
  ['5.110..latest', /latest is a tag/],
  ['5.110..5.999', /no release 5\.999/],
  ['foo..5.113', /no version of webpack in “foo”/],
  ['5.113.0..5.110.0', /5\.113\.0 is newer than 5\.110\.0/],
  ['%E0%A4%A..<img>', /no version of webpack in/],
])('an address with %s gets a sentence, and releases are listed', async (range, sentence) => {
  const tab = await site.open({ viewport: { width: 360, height: 780 } });
  await tab.visit(`/changes/#${range}`);
  await expect.poll(() => tab.page.locator('.prose output').innerText()).toMatch(sentence);
  expect((await shown(tab)).length).toBeGreaterThan(3);
  expect(tab.errors).toEqual([]);
});

test('areas narrow the list', async () => {
  const tab = await site.open();
  await tab.visit('/changes/#5.105.0..5.112.0');
  for (const name of [
    'Options',
    'Defaults',
    'Plugins',
    'Errors and warnings',
    'Deprecations',
    'In modules and loaders',
    'Node API and stats',
  ])
    await tab.page.getByRole('checkbox', { name }).uncheck();
  const areas = await tab.page
    .locator('details.release:not([hidden]) [data-area]:not([hidden])')
    .evaluateAll((lists) => [...new Set(lists.map((list) => (list as HTMLElement).dataset.area))]);
  expect(areas).toEqual(['hooks']);
});

test('what touches a pasted configuration comes first, and nothing of it runs', async () => {
  const tab = await site.open();
  await tab.visit('/changes/#5.105.0..5.112.0');
  await tab.page
    .getByLabel('Your configuration')
    .fill(
      'throw new Error("ran"); export default { experiments: { css: true, typescript: true }, output: { html: {} } };',
    );
  const touching = tab.page.getByRole('region', { name: /Changes that touch your configuration/ });
  await touching.waitFor();
  expect(await touching.innerText()).toContain('output.html');
  expect(tab.errors).toEqual([]);
});

test('a change of an option touches a configuration that sets it for another type of modules', async () => {
  const tab = await site.open();
  await tab.visit('/changes/#5.103.0..5.104.0');
  await tab.page
    .getByLabel('Your configuration')
    .fill('export default { module: { parser: { "css/module": { animation: true } } } };');
  const touching = tab.page.getByRole('region', { name: /Changes that touch your configuration/ });
  await touching.waitFor();
  // The release changed css/auto, css/global and css/module in the same way, which the page lists as one change.
  expect(await touching.innerText()).toContain('New module.parser.css/auto.*: animation');
});

test('an option that came and went in a range is told with both releases', async () => {
  const tab = await site.open();
  await tab.visit('/changes/#5.109.0..5.112.0');
  await version(tab).waitFor();
  await expect.poll(() => shown(tab)).toContain('5.111.0');
  const itemsOf = (name: string) => tab.page.locator(`details.release[data-version="${name}"] li`).allInnerTexts();
  expect(await itemsOf('5.110.0')).toContain('New performance.unusedRules (removed again in 5.111.0)');
  expect(await itemsOf('5.111.0')).toContain('Removed performance.unusedRules (added in 5.110.0)');
});

test('a default that depends on the type of a dependency, or on a setting, is told with it', async () => {
  const tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/changes/');
  const itemsOf = (name: string) => tab.page.locator(`details.release[data-version="${name}"] li`).allTextContents();
  expect((await itemsOf('5.105.0')).join('\n')).toContain('resolve.conditionNames: dependency "worker": with "worker"');
  expect(await itemsOf('5.96.0')).toContain('Changed output.chunkFormat: "array-push" → "module"');
  // All changed defaults of the release have this condition, so the title of their group states it.
  expect(await tab.page.locator('details.release[data-version="5.96.0"] .release-area').allTextContents()).toContain(
    'Defaults (experiments.outputModule: true or output.module: true)',
  );
});

test.each([
  ['^5.90.0', /is a range/],
  ['latest', /is a tag/],
  ['5.999.0', /no release 5\.999\.0/],
  ['4.47.0', /isn’t a release of webpack 5/],
  ['<img src=x onerror=alert(1)>', /There is no version of webpack in/],
])('%s gets a sentence, and the list stays whole', async (text, sentence) => {
  const tab = await site.open();
  await tab.visit('/changes/');
  const before = await shown(tab);
  await version(tab).fill(text);
  await expect.poll(() => tab.page.locator('.prose output').innerText()).toMatch(sentence);
  expect(await shown(tab)).toEqual(before);
  expect(tab.errors).toEqual([]);
});

test('the feed has the newest releases', async () => {
  const answer = await fetch(`${site.url}/changes/feed.xml`);
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  expect(await answer.text()).toMatch(/<title>webpack 5\.\d+\.\d+<\/title>/);
});
