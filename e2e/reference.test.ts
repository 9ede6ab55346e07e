/**
 * Tests the interactive parts of the reference: examples that expand, configuration keys that link to their
 * documentation, and the table of contents on a phone.
 */
import { describe, expect, test } from 'vitest';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

async function open(address: string, options?: TabOptions) {
  tab = await site.open({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await tab.visit(address);
}
const clipboard = () => tab.page.evaluate(() => navigator.clipboard.readText());
const phone: TabOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const preview = () => tab.page.locator('#link-preview');

describe('an example', () => {
  const row = () => tab.page.locator('tr#statschunks');
  const block = () => tab.page.locator('tr#statschunks + tr figure.code');

  test('opens below its row as a whole configuration, which can be copied', { tags: 'main-way' }, async () => {
    await open('/configuration/stats/#statschunks');
    await row().getByText('Example').click();
    await block().getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(clipboard).toBe('export default {\n  stats: { chunks: true },\n};');
    await row().getByText('Example').click();
    await block().waitFor({ state: 'hidden' });
    await row().getByText('Example').click();
    await block().waitFor();
    expect(await block().count()).toBe(1);
  });

  test('is a line without scripts', async () => {
    await open('/configuration/stats/#statschunks', { javaScriptEnabled: false });
    await row().getByText('Example').click();
    expect(await row().locator('details.eg > code').innerText()).toBe('stats: { chunks: true }');
  });

  test('opens at its toggle on a phone, and keeps its lines', async () => {
    await open('/configuration/stats/#statschunks', phone);
    await row().getByText('Example').tap();
    const inRow = row().locator('details.eg > figure.code');
    await inRow.waitFor();
    expect((await inRow.locator('pre').innerText()).trim().split('\n')).toHaveLength(3);
    expect(await inRow.evaluate((each) => each.getBoundingClientRect().right <= innerWidth)).toBe(true);
    const below = await inRow.evaluate(
      (each) =>
        each.getBoundingClientRect().top - each.parentElement!.querySelector('summary')!.getBoundingClientRect().bottom,
    );
    expect(below).toBeLessThan(16);
    await row().getByText('Example').tap();
    await inRow.waitFor({ state: 'hidden' });
  });
});

describe('a key of a configuration', () => {
  const block = () => tab.page.locator('figure.code[data-keys]', { hasText: 'keep' }).filter({ visible: true }).first();
  const key = () => block().locator('a.key', { hasText: 'clean' });

  test('says what it is, and leads to its entry; nothing moves', { tags: 'main-way' }, async () => {
    await open('/configuration/output/#outputclean');
    const place = () =>
      block().evaluate((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    const before = await place();
    await block().hover();
    await key().hover();
    await preview().waitFor();
    expect(await preview().innerText()).toMatch(/output\.clean[^]*5\.20\.0\+[^]*boolean[^]*not set: old files stay/);
    expect(await place()).toEqual(before);
    await key().click();
    expect(new URL(tab.page.url()).hash).toBe('#outputclean');
  });

  test('is reached by the keyboard', async () => {
    await open('/configuration/output/#outputclean');
    await block().locator('pre').focus();
    await key().waitFor();
    for (let count = 0; count < 8 && !(await key().evaluate((each) => each === document.activeElement)); count++)
      await tab.page.keyboard.press('Tab');
    await preview().waitFor();
    expect(await key().getAttribute('aria-describedby')).toBe('link-preview');
  });

  test('answers a tap with what it is, and the name in that leads on', async () => {
    await open('/configuration/output/#outputclean', phone);
    await block()
      .locator('pre')
      .tap({ position: { x: 4, y: 4 } });
    await key().tap();
    await preview().waitFor();
    const name = preview().getByRole('link', { name: 'output.clean' });
    await name.tap();
    await preview().waitFor({ state: 'detached' });
    expect(new URL(tab.page.url()).hash).toBe('#outputclean');
  });
});

describe('the contents of a page on a phone', () => {
  const sheet = () => tab.page.getByRole('dialog', { name: 'On this page' });
  const opener = () => tab.page.getByRole('link', { name: 'On this page' });

  test('open as a sheet of their own, and lead there', { tags: 'main-way' }, async () => {
    await open('/configuration/output/', phone);
    await opener().tap();
    await sheet().waitFor();
    expect(await sheet().getByRole('link').count()).toBeGreaterThan(30);
    expect(await tab.page.evaluate(() => document.documentElement.dataset.drawer)).toBeUndefined();
    await sheet().getByRole('link', { name: 'output.copy', exact: true }).tap();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(tab.page.url()).hash).toBe('#outputcopy');
  });

  test('close by Escape, and give the focus back', async () => {
    await open('/configuration/output/', phone);
    await opener().tap();
    await sheet().waitFor();
    await tab.page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    expect(await opener().evaluate((each) => each === document.activeElement)).toBe(true);
  });
});

test('the labels of facts keep to a line on a phone', async () => {
  await open('/configuration/experiments/', phone);
  const broken = await tab.page.locator('dl.facts dt').evaluateAll((labels) =>
    labels
      .filter((label) => {
        const range = new Range();
        range.selectNodeContents(label);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});

test('cells of a column that only its header explains have that as a label on a phone', async () => {
  await open('/configuration/stats/', phone);
  const cell = tab.page.locator('td[data-label="Use instead"]').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Use instead');
});
