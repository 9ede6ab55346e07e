/**
 * axe finds nothing on any document, in both themes, at 360 and 1280 px.
 *
 * Documents are alike for the most part, and axe takes seconds for a long one. So a block of markup that axe has looked at (the same
 * elements with the same attributes, at both widths, whatever their words) is taken out of the documents that come after, and
 * contrast is measured once for each way in which text is painted. Headings, ids and landmarks are looked at in every document.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TabOptions } from './browser.ts';
import { siteFolder, siteForTests } from './browser.ts';
import {
  blockMarkup,
  blockSelector,
  findViolations,
  markPaintedText,
  reduceTo,
  type Violation,
} from './accessibility/distinct-markup.ts';

const site = siteForTests();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const widths = [1280, 360];
/** Rules about paint; all others have nothing to do with the theme. */
const paint = { runOnly: ['color-contrast', 'link-in-text-block'] };
const allButPaint = {
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(paint.runOnly.map((rule) => [rule, { enabled: false }])),
  },
};

/** Every document of the built site. `/app-shell/` is none yet: it is empty until the app shows a page in it. */
function allDocuments(): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^\/404\.html$|\/index\.html$/.test(file) && !file.startsWith('/app-shell/'))
    .map((file) => file.replace(/index\.html$/, ''))
    .sort();
}

const visitor: TabOptions = {
  viewport: { width: widths[0]!, height: 900 },
  bypassCSP: true,
  reducedMotion: 'reduce',
  // The voting page asks the code host, which no test reaches.
  allowed: /api\.github\.com|404 \(Not Found\)/,
  before: async (page) => {
    await page.addInitScript(() =>
      document.addEventListener('prose-awake', () => (document.documentElement.dataset.awake = '')),
    );
  },
};

const inWords = ({ id, nodes }: Violation) =>
  `${id}: ${nodes[0]!.html.slice(0, 200)}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`;

/** Loads a document and waits until all of it is awake. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  if (address === '/') {
    await page.locator('#support-the-team').scrollIntoViewIfNeeded();
    await page.locator('[data-rank]').first().waitFor();
  }
  // Parts off screen are looked at, too.
  await page.addStyleTag({ content: '.part, #sidebar li { content-visibility: visible !important }' });
  await page.evaluate(axe);
}

/** Numbers of the blocks whose markup, at all widths, was seen before; the others are from now on. */
function repeatedBlocks(markup: Map<number, (string | undefined)[]>, seen: Set<string>): number[] {
  const ofWidths = widths.map((width) => markup.get(width)!);
  return ofWidths[0]!.flatMap((first, number) => {
    const block = ofWidths.map((ofWidth) => ofWidth[number]).join();
    if (first === undefined) return [];
    if (seen.has(block)) return [number];
    seen.add(block);
    return [];
  });
}

test('axe finds nothing on any document', { timeout: 600_000 }, async () => {
  const seenBlocks = new Set<string>();
  const seenPaint = new Set<string>();
  const found: string[] = [];
  const documents = allDocuments();
  expect(documents.length).toBeGreaterThan(200);

  async function look(page: Page, address: string): Promise<void> {
    await open(page, address);
    const width = () => page.viewportSize()!.width;
    const find = async (within: string, options: object) => {
      const violations = await page.evaluate(findViolations, { within, options });
      found.push(...violations.map((each) => `${address} at ${width()} px: ${inWords(each)}`));
    };
    const toOtherWidth = () => page.setViewportSize({ width: widths.find((each) => each !== width())!, height: 900 });

    const blocks = new Map<number, (string | undefined)[]>();
    let isPaintNew = false;
    const note = async () => {
      blocks.set(width(), await page.evaluate(blockMarkup, blockSelector));
      const kinds = await page.evaluate(markPaintedText, [...seenPaint]);
      for (const kind of kinds) seenPaint.add(kind);
      isPaintNew ||= kinds.length > 0;
    };
    await note();
    await toOtherWidth();
    await note();
    if (isPaintNew) {
      await find('[data-painted]', paint);
      await page.emulateMedia({ colorScheme: 'dark' });
      await find('[data-painted]', paint);
      await toOtherWidth();
      await find('[data-painted]', paint);
      await page.emulateMedia({ colorScheme: 'light' });
      await find('[data-painted]', paint);
    }
    await page.evaluate(reduceTo, { selector: blockSelector, repeated: repeatedBlocks(blocks, seenBlocks) });
    await find('html', allButPaint);
    await toOtherWidth();
    await find('html', allButPaint);
  }

  // Two at a time: one loads while the other is looked at.
  const waiting = [...documents];
  await Promise.all(
    [1, 2].map(async () => {
      const { page } = await site.open(visitor);
      for (let address = waiting.shift(); address; address = waiting.shift()) await look(page, address);
    }),
  );
  expect(found).toEqual([]);
});
