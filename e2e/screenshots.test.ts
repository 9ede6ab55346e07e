/** Tests what `npm run screenshots` counts as a difference. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { comparePictures, tolerated } from './screenshots/compare.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await sharedBrowser();
  page = await browser.newPage({ viewport: { width: 600, height: 400 } });
});
afterAll(() => closeVisitors(browser));

const words = 'A module bundler follows the imports of a program and writes the files that a browser loads. '.repeat(6);

async function pictureOf(style: string): Promise<Buffer> {
  await page.setContent(
    `<style>body{margin:0;display:flex;font:16px/24px sans-serif}nav{width:160px;background:#eef}main{flex:1;padding:16px}${style}</style><nav>Guides</nav><main>${words}</main>`,
  );
  return page.screenshot();
}

test.each([
  ['a column moved by half a letter', 'nav{width:166px}', true],
  ['a lost background', 'nav{background:none}', true],
  ['another size of the text', 'main{font-size:15px}', true],
  ['nothing', '', false],
  ['other smoothing of letters', 'main{transform:translateX(.35px);will-change:transform}', false],
  ['a shade that no eye sees', 'nav{background:#eeeefc}', false],
])('%s', async (_name, style, isDifferent) => {
  const before = await pictureOf('');
  const { cells } = await comparePictures(page, before, await pictureOf(style));
  expect(cells > tolerated).toBe(isDifferent);
});

test('a picture of another size differs', async () => {
  const before = await pictureOf('');
  await page.setViewportSize({ width: 600, height: 420 });
  expect((await comparePictures(page, before, await pictureOf(''))).cells).toBe(Infinity);
});
