/**
 * Tests what the pages of all tools have in common: the row of links to the tools, the link back to their list, and the
 * code font.
 */
import { expect, test } from 'vitest';
import { isTool, screenKinds, screens } from '../src/model/screens.ts';
import { siteForTests } from './browser.ts';
import { testVariants } from './test-variants.ts';

const site = siteForTests();

/** URLs of the tools, in the order of the links to them. */
const addresses = screenKinds.filter(isTool).map((kind) => screens[kind].url);

testVariants([...addresses].toReversed(), (address, options) => {
  test(`${address} leads to the other tools and to their list, also on a phone`, options, async () => {
    const tab = await site.open({ viewport: { width: 360, height: 740 } });
    await tab.visit(address);
    const row = tab.page.getByRole('navigation', { name: 'Tools' });
    const links = row.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
    const open = row.locator('[aria-current=true]');
    expect(await open.getAttribute('href')).toBe(address);
    await expect
      .poll(async () => {
        const { x, width } = (await open.boundingBox())!;
        return x >= 0 && x + width <= 360;
      })
      .toBe(true);

    await tab.page.getByRole('main').getByRole('link', { name: 'Tools', exact: true }).click();
    await tab.page.waitForURL('**/tools/');
    await tab.page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
  });
});

test('the voting page is a link of the header, not a tool', async () => {
  const tab = await site.open();
  await tab.visit(screens.vote.url);
  expect(await tab.page.getByRole('navigation', { name: 'Tools' }).count()).toBe(0);
  expect(await tab.page.getByRole('banner').locator('a[aria-current]').getAttribute('href')).toBe(screens.vote.url);
});

test('code has the same typeface in documents, in tools and in the search', async () => {
  const tab = await site.open();
  const typefaces = (within: string) =>
    tab.page
      .locator(`${within} :is(code, pre)`)
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fontFamily))]);
  await tab.visit('/guides/caching/');
  const [expected, ...others] = await typefaces('.prose');
  expect(others).toEqual([]);
  for (const address of [...addresses, screens.vote.url]) {
    await tab.visit(address);
    expect(
      (await typefaces('main')).filter((each) => each !== expected),
      address,
    ).toEqual([]);
  }
  await tab.page.keyboard.press('/');
  await tab.page.locator('dialog code').first().waitFor();
  expect(await typefaces('dialog')).toEqual([expected]);
});
