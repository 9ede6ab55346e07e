/**
 * Implements `npm run screenshots`, which takes screenshots of twelve kinds of pages and compares them with the last
 * accepted ones.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../../generator/paths.ts';
import { openTab, siteFolder, startSite } from '../browser.ts';
import { launchBrowser } from '../launch.ts';
import { comparePictures, tolerated } from './compare.ts';
import { pages, type View, views } from './pages.ts';

const help = `Usage: npm run screenshots [-- options] [KIND…]

Takes screenshots of twelve kinds of pages of the built site in six window sizes, and compares them with the
accepted ones. Detects a moved column or a missing border, but ignores differences in font smoothing.

  KIND       ${Object.keys(pages).join(', ')} (default: all)
  --accept   accept the new screenshots
  --help     print this

Accepted screenshots are in .cache/screenshots/, because fonts differ between machines; the first run accepts.
Differences are framed in reports/screenshots/. Build the site first: npm run build.

Exit codes: 0 no differences, or accepted; 1 differences; 2 invalid usage.

Example: npm run screenshots -- guide --accept`;

const accepted = inProject('.cache/screenshots');
const reports = inProject('reports/screenshots');

process.exitCode = await main();

async function main(): Promise<number> {
  const asked = readArguments();
  if (typeof asked === 'string') {
    console.error(`${asked}\n\n${help}`);
    return 2;
  }
  if (asked.help) {
    console.log(help);
    return 0;
  }
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    console.error('There is no site in dist/: run npm run build.');
    return 2;
  }
  await rm(reports, { recursive: true, force: true });
  await mkdir(accepted, { recursive: true });
  const moved = await lookAtAll(asked.kinds, asked.accept);
  if (moved > 0)
    console.log(
      `\n${moved} changed, framed in reports/screenshots/. As you want them? npm run screenshots -- --accept`,
    );
  return moved > 0 ? 1 : 0;
}

function readArguments(): { kinds: string[]; accept: boolean; help: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      options: { accept: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const unknown = positionals.find((kind) => !(kind in pages));
    if (unknown !== undefined) return `There is no kind of page called ${unknown}.`;
    return { kinds: positionals.length > 0 ? positionals : Object.keys(pages), ...values };
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Compares all screenshots, or accepts them.
 * @returns the number of screenshots that differ from the accepted ones
 */
async function lookAtAll(kinds: readonly string[], accept: boolean): Promise<number> {
  const site = await startSite();
  const browser = await launchBrowser();
  let moved = 0;
  try {
    const comparing = await browser.newPage();
    for (const view of views) {
      const tab = await openTab(browser, site.url, { ...contextOf(view), allowed: /./ });
      for (const kind of kinds) {
        await tab.visit(pages[kind]!);
        const name = `${kind}-${view.width}-${view.theme}.png`;
        const picture = await tab.page.screenshot({ animations: 'disabled', caret: 'hide' });
        const known = path.join(accepted, name);
        if (accept || !existsSync(known)) {
          await writeFile(known, picture);
          continue;
        }
        const { cells, picture: framed } = await comparePictures(comparing, await readFile(known), picture);
        if (cells <= tolerated) continue;
        moved++;
        await mkdir(reports, { recursive: true });
        if (framed) await writeFile(path.join(reports, name), framed);
        console.log(`${name}: ${cells === Infinity ? 'another size' : `${cells} places`}`);
      }
      await tab.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return moved;
}

function contextOf({ width, height, theme }: View) {
  return { viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' as const };
}
