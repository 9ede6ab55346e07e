/**
 * Tests the report on the open page: the dev server reports errors while a page is edited, and removes them once they
 * are fixed.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reportAddress } from '../src/model/page-report.ts';
import type { Tab } from './browser.ts';
import { type DevSite, isMarkedPage, markPage, startDevSite } from './dev-site.ts';

const page = 'guides/report.md';

/** Source of a page without mistakes. */
const sound = [
  '---',
  'title: Report',
  'description: A page that the tests plant mistakes in, to see what its writer is told of each.',
  'sort: 3',
  '---',
  '',
  'The words of a page that is being written.',
  '',
  '## Trusted types {option:output.trustedTypes}',
  '',
  'What the page does with them.',
  '',
  '### The name {option:output.trustedTypes.policyName}',
  '',
  'A name.',
  '',
  '### The failure {option:output.trustedTypes.onPolicyCreationFailure}',
  '',
  'Default: `"stop"`',
  '',
  '## Examples',
  '',
  '```js title="webpack.config.js"',
  'export default {',
  '  output: { trustedTypes: true },',
  '};',
  '```',
  '',
  '```bash',
  'npm install --save-dev webpack',
  '```',
  '',
  '```js run',
  'console.log("hello");',
  '```',
  '',
  '```text output',
  'hello',
  '```',
  '',
  'On to the [first page](/guides/first/).',
  '',
].join('\n');

/** A mistake to insert into the page, and the message that the panel shows for it. */
interface Planted {
  from: string;
  to: string;
  says: RegExp;
}

const planted: Planted[] = [
  { from: ' {option:output.trustedTypes.policyName}', to: '', says: /option:output\.trustedTypes\.policyName/ },
  {
    from: 'Default: `"stop"`',
    to: 'Default: `"continue"`',
    says: /default "continue" of option:output\.trustedTypes\.onPolicyCreationFailure.*"stop"/,
  },
  { from: '  output: { trustedTypes: true },', to: '  output: { trustedTpyes: true },', says: /trustedTpyes/ },
  { from: '```text output\nhello', to: '```text output\ngoodbye', says: /shows "goodbye" where .* printed "hello"/ },
  { from: '(/guides/first/)', to: '(/guides/frist/)', says: /\/guides\/frist\/ points to a page that does not exist/ },
  { from: 'What the page does', to: 'What the the page does', says: /repeated `the`/ },
];

const spoiled = planted.reduce((text, { from, to }) => text.replace(from, to), sound);

/** Returns the 1-based line in the page that contains a text. */
function lineOf(words: string, text = spoiled): number {
  return text.slice(0, text.indexOf(words)).split('\n').length;
}

let site: DevSite;
let tab: Tab;

const panel = () => tab.page.getByRole('complementary', { name: 'Report on this page' });
const status = () => panel().getByRole('status');
const marked = () => tab.page.locator('[data-failing]');

beforeAll(async () => {
  site = await startDevSite('e2e-dev-report', { [page]: spoiled });
  tab = await site.open();
  await tab.visit('/guides/report/');
});
afterEach(() => expect(tab.errors).toEqual([]));
afterAll(() => site?.close());

test('every mistake is named with its line, in the panel and in the terminal', async () => {
  await status().getByText(`${planted.length} to fix`, { exact: true }).waitFor();
  await panel().getByRole('button').click();
  await panel().getByText(page).first().waitFor();
  const items = await panel().getByRole('listitem').allTextContents();
  for (const { says } of planted) expect(items, String(says)).toContainEqual(expect.stringMatching(says));
  const lines = items.map((item) => /^report\.md:(\d+) /.exec(item)?.[1]).map(Number);
  // An undocumented option is reported at the heading of its section, and an invalid configuration at its code block.
  const expected = [
    '## Trusted types',
    'Default: `"continue"`',
    '```js title',
    'goodbye',
    '/guides/frist/',
    'the the',
  ].map((words) => lineOf(words));
  expect(lines.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  for (const about of [/policyName/, /continue/, /trustedTpyes/, /goodbye/, /repeated/]) {
    expect(site.terminal.join('\n'), String(about)).toMatch(new RegExp(`guides/report\\.md:\\d+: .*${about.source}`));
  }
});

test('a failing block is marked, and the finding leads to it', async () => {
  expect(await marked().count()).toBe(2);
  expect(await marked().last().getAttribute('data-failing')).toMatch(/^Line \d+: shows "goodbye"/);
  expect(await marked().last().locator('code').textContent()).toBe('goodbye');
  await panel().getByRole('listitem').filter({ hasText: 'goodbye' }).getByRole('link').click();
  await expect
    .poll(() =>
      marked()
        .last()
        .evaluate((block) => document.activeElement === block.querySelector('pre')),
    )
    .toBe(true);
});

test('a mistake that is mended goes away without a reload, and the last one is good news', async () => {
  await markPage(tab);
  await site.save(page, spoiled.replace('goodbye', 'hello'));
  await status()
    .getByText(`${planted.length - 1} to fix`, { exact: true })
    .waitFor();
  await expect.poll(() => marked().count()).toBe(1);
  await site.save(page, sound);
  await status().getByText('All good', { exact: true }).waitFor();
  expect(await marked().count()).toBe(0);
  expect(site.terminal).toContainEqual(expect.stringMatching(/guides\/report\.md: all good/));
  expect(await isMarkedPage(tab)).toBe(true);
});

test('a claim of what does not exist is named as well', async () => {
  await site.save(page, sound.replace('policyName}', 'policyName option:output.trustedTypes.polcyName}'));
  await panel().getByRole('listitem').filter({ hasText: 'report.md:13' }).filter({ hasText: 'polcyName' }).waitFor();
  await site.save(page, sound);
  await status().getByText('All good', { exact: true }).waitFor();
});

test('an example that is being run when the page is saved again is stopped', async () => {
  const endless = sound.replace('console.log("hello");', 'console.log("hello");\nsetInterval(() => {}, 1000);');
  await site.save(page, endless);
  await status()
    .getByText(/running \d of \d examples/)
    .waitFor();
  await site.save(page, sound);
  await status().getByText('All good', { exact: true }).waitFor();
});

test('a page that no check can read is reported, and served again when it can be', async () => {
  await site.save(page, sound.replace('title: Report', 'title: [Report'));
  await panel().getByRole('listitem').filter({ hasText: 'front matter is not valid YAML' }).waitFor();
  await site.save(page, sound);
  await status().getByText('All good', { exact: true }).waitFor();
});

test('the panel is part of the scripts of the dev server, which is how the test of the built site can tell that it is not there', async () => {
  expect(await (await fetch(`${site.url}/app/browser.js`)).text()).toContain(reportAddress);
});

test('another page has a report of its own, an unknown one has none', async () => {
  await tab.page.locator('#sidebar a[href="/guides/second/"]').click();
  await panel().getByText('guides/second.md').waitFor();
  await status().getByText('All good', { exact: true }).waitFor();
  const response = await fetch(`${site.url}${reportAddress}?page=/guides/nowhere/`);
  const { value } = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read();
  expect(value).toBe('data: null\n\n');
});
