/**
 * Tests the playground and the other tools in Firefox and WebKit: workers, frames with an opaque origin, and output.
 */
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../browser.ts';
import { browsers } from './browsers.ts';
import type { BrowserTab } from './browser-tab.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite(siteFolder);
});
afterAll(() => site.close());

/** Returns the URL hash of a playground project. */
function hashOf(files: Record<string, string>): string {
  const project = JSON.stringify({ files, commandLine: '' });
  return `#p1.${deflateRawSync(project).toString('base64url')}`;
}

describe.each(browsers.filter((browser) => browser.missing().length === 0))('$name', (browser) => {
  let visitor: BrowserTab;
  beforeAll(async () => {
    visitor = await browser.start();
  });
  afterAll(() => visitor.close());

  const text = (selector: string) =>
    visitor.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
  const shows = (selector: string, words: RegExp) => expect.poll(() => text(selector)).toMatch(words);
  /** Selects a visible tab by its text. Phones have other tabs. */
  const choose = (words: string) =>
    expect
      .poll(() =>
        visitor.run((wanted) => {
          const tabs = document.querySelectorAll<HTMLElement>('main [role=tab]');
          const found = [...tabs].find((tab) => tab.checkVisibility() && tab.innerText.startsWith(wanted));
          found?.click();
          return found !== undefined;
        }, words),
      )
      .toBe(true);

  test('the playground builds a project, shows its files and runs them', async () => {
    const files = {
      'webpack.config.js': 'export default { mode: "development", devtool: false };\n',
      'package.json': '{ "type": "module" }',
      'src/index.js': 'import { tide } from "./tide.js";\nconsole.log("high at", tide);\n',
      'src/tide.js': 'export const tide = "6:40";\n',
    };
    await visitor.go(`${site.url}/playground/${hashOf(files)}`);
    await shows('main', /Built in /);
    await choose('Stats');
    await shows('main', /webpack 5\.\d+\.\d+ compiled/);
    await choose('Preview');
    await shows('main', /high at 6:40/);
  });

  test('the playground tells an error of the build with its place', async () => {
    await visitor.go('about:blank');
    await visitor.go(`${site.url}/playground/${hashOf({ 'src/index.js': 'import "./missing.js";\n' })}`);
    await shows('main', /1 error/);
  });

  test('the configuration explorer validates, and shows the effective options', async () => {
    await visitor.go(`${site.url}/tools/configuration/`);
    await shows('main', /2 messages from webpack and webpack-dev-server/);
    await choose('All options');
    await shows('main', /of \d+ values/);
  });

  test('the bundle explorer shows its example, and what is in it', async () => {
    await visitor.go(`${site.url}/tools/bundle/`);
    await shows('main', /An example: \d+ modules/);
    await choose('Duplicates');
    await shows('main', /version/i);
  });

  test('the starter writes a project', async () => {
    await visitor.go(`${site.url}/tools/start/`);
    await shows('main', /webpack\.config\.js/);
  });
});
