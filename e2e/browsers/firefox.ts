import puppeteer, { type Page } from 'puppeteer-core';
import { findProgram, missingPrograms, type Program } from './installed.ts';
import type { BrowserKind, BrowserTab } from './browser-tab.ts';

const program: Program = { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX', package: 'firefox-esr' };

/** Firefox ESR, whose engine is Gecko. Controlled over WebDriver BiDi. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => missingPrograms([program]),
  async start() {
    const executablePath = findProgram(program);
    if (executablePath === undefined) throw new Error(this.missing().join('\n'));
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: null,
      args: ['--width=1280', '--height=900'],
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return asVisitor(page, () => browser.close());
  },
};

function asVisitor(page: Page, close: () => Promise<void>): BrowserTab {
  const first = async (selector: string) => {
    const found = await page.waitForSelector(selector, { visible: true });
    if (!found) throw new Error(`Nothing is shown that is ${selector}.`);
    return found;
  };
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: (code, argument) => page.evaluate(code as never, argument as never),
    click: async (selector) => (await first(selector)).click(),
    hover: async (selector) => (await first(selector)).hover(),
    press: (key) => page.keyboard.press(key as never),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'A4' }),
    close,
  };
}
