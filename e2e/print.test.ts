/** Tests printing: the complete text of a page, without the layout around it. */
import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { testVariants } from './test-variants.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

async function openOnPaper(address: string, javaScriptEnabled = true) {
  tab = await site.open({ javaScriptEnabled, colorScheme: 'dark' });
  await tab.visit(address);
  await tab.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}
/** Returns the number of pages in the printed document. */
async function printedPages(): Promise<number> {
  const pdf = await tab.page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
const visible = (selector: string) => tab.page.locator(selector).filter({ visible: true }).count();

const printed: [address: string, javaScriptEnabled: boolean][] = [
  ['/guides/getting-started/', true],
  ['/configuration/output/', true],
  ['/guides/getting-started/', false],
  ['/concepts/printable/', true],
];
testVariants(printed, ([address, javaScriptEnabled], options) =>
  test(`${address} prints its words without the frame (scripts: ${javaScriptEnabled})`, options, async () => {
    await openOnPaper(address, javaScriptEnabled);
    expect(await visible('h1')).toBeGreaterThan(0);
    expect(
      await visible('header, #root > nav, #sidebar, #root > footer, #drawer-backdrop, aside[aria-label=Notification]'),
    ).toBe(0);
    expect(await tab.page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await visible('.prose a.anchor')).toBe(0);
    expect(await printedPages()).toBeGreaterThan(3);
  }),
);

test.each(['/configuration/output/', '/guides/getting-started/', '/guides/printable/'])(
  '%s prints every word: none is cut off, folded away or behind a tab',
  async (address) => {
    await openOnPaper(address);
    const hidden = await tab.page.evaluate(() => {
      const prose = document.querySelectorAll<HTMLElement>(
        '.prose :is(p, li, pre, td, th, h2, h3, h4, dt, dd, .tab-panel, details > *)',
      );
      return [...prose]
        .filter((element) => !element.closest('.tab-list, .eg > summary'))
        .filter(
          (element) =>
            !element.checkVisibility({
              contentVisibilityAuto: true,
              opacityProperty: true,
              visibilityProperty: true,
            }) ||
            (element.matches('pre') &&
              (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)),
        )
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(hidden).toEqual([]);
    const parts = tab.page.locator('.prose .part');
    expect(
      await parts.evaluateAll(
        (all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
      ),
    ).toBe(0);
    const titles = await tab.page
      .locator('.prose .tabs:not(.project) > .tab-panel')
      .evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
    expect(titles.filter((title) => title === 'none' || title === '""')).toEqual([]);
    const files = tab.page.locator('.prose .project figure.code');
    const unnamed = files.filter({ hasNot: tab.page.locator('figcaption').filter({ visible: true }) });
    expect(await unnamed.count()).toBe(0);
  },
);

test('nothing is wider than the paper, and dark becomes light', async () => {
  await openOnPaper('/configuration/output/');
  // Size of A4 paper without its margins of 16 mm, in CSS pixels.
  await tab.page.setViewportSize({ width: Math.floor(((210 - 32) / 25.4) * 96), height: 900 });
  const tooWide = await tab.page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${Math.round(element.getBoundingClientRect().right)} px: ${element.outerHTML.slice(0, 200)}`),
  );
  expect(tooWide).toEqual([]);
  const [paper, ink] = await tab.page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.querySelector('.prose p')!).color,
  ]);
  expect([paper, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('an address that a link leads to is on the paper', async () => {
  await openOnPaper('/guides/getting-started/');
  const link = tab.page.locator('.prose a[href^="https:"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https:');
  // URLs in tables aren't printed, because they would break every few letters.
  await openOnPaper('/awesome-webpack/');
  const inTable = tab.page.locator('.prose td a[href^="https:"]').first();
  expect(await inTable.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});
