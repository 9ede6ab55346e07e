/**
 * axe finds nothing on any document, in both themes, at 360 and 1280 px.
 *
 * Documents are alike for the most part, and axe takes seconds for a long one. So a block of markup that axe has looked at (the same
 * elements with the same attributes, at both widths, whatever their words) is taken out of the documents that come after, and
 * contrast is measured once for each way in which text is painted. Headings and landmarks are looked at in every document.
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
  repeatedIds,
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

/** Whether a document is all pages of a section in one. */
const isInOnePiece = (address: string): boolean => address.endsWith('/printable/');

/** Every document of the built site, sections in one piece last. `/app-shell/` is none yet: it is empty until the app shows a page in it. */
function allDocuments(): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^\/404\.html$|\/index\.html$/.test(file) && !file.startsWith('/app-shell/'))
    .map((file) => file.replace(/index\.html$/, ''))
    .sort((one, other) => Number(isInOnePiece(one)) - Number(isInOnePiece(other)) || one.localeCompare(other, 'en'));
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
  await page.evaluate(axe);
}

/** Parts off screen are looked at, too, and no color on its way to another. */
async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.part, #sidebar li { content-visibility: visible !important } *, ::before, ::after { transition: none !important }',
  });
}

/** Switches the theme, and waits until the page has heard of it. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
}

/** Numbers of the blocks that were seen before; the others are from now on. */
function repeatedBlocks(blocks: (string | undefined)[], seen: Set<string>): number[] {
  return blocks.flatMap((block, number) => {
    if (block === undefined) return [];
    if (seen.has(block)) return [number];
    seen.add(block);
    return [];
  });
}

/** The blocks of a document told apart by how they are at each width. */
function atAllWidths(markup: Map<number, (string | undefined)[]>): (string | undefined)[] {
  const [first, ...others] = widths.map((width) => markup.get(width)!);
  return first!.map((block, number) => block && [block, ...others.map((other) => other[number])].join());
}

test('axe finds nothing on any document', { timeout: 900_000 }, async () => {
  const seenBlocks = new Set<string>();
  const seenMarkup = new Set<string>();
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

    const twice = await page.evaluate(repeatedIds);
    if (twice.length > 0) found.push(`${address}: ids of more than one element: ${twice.join(', ')}`);
    // A section in one piece has the blocks of its pages, in the same column; laying them all out again takes it seconds.
    const markup = await page.evaluate(blockMarkup, { selector: blockSelector, bySize: false });
    const known = repeatedBlocks(markup, seenMarkup);
    if (isInOnePiece(address)) await page.evaluate(reduceTo, { selector: blockSelector, repeated: known });
    await layOutAll(page);

    const blocks = new Map<number, (string | undefined)[]>();
    let isPaintNew = false;
    const note = async () => {
      blocks.set(width(), await page.evaluate(blockMarkup, { selector: blockSelector, bySize: true }));
      for (const theme of ['dark', 'light'] as const) {
        await showTheme(page, theme);
        const kinds = await page.evaluate(markPaintedText, [...seenPaint]);
        for (const kind of kinds) seenPaint.add(kind);
        isPaintNew ||= kinds.length > 0;
      }
    };
    await note();
    await toOtherWidth();
    await note();
    await page.evaluate(reduceTo, {
      selector: blockSelector,
      repeated: repeatedBlocks(atAllWidths(blocks), seenBlocks),
    });
    if (isPaintNew) {
      await find('[data-painted]', paint);
      await showTheme(page, 'dark');
      await find('[data-painted]', paint);
      await toOtherWidth();
      await find('[data-painted]', paint);
      await showTheme(page, 'light');
      await find('[data-painted]', paint);
    }
    await find('html', allButPaint);
    await toOtherWidth();
    await find('html', allButPaint);
  }

  // Two at a time: one loads while the other is looked at.
  const waiting = [...documents];
  await Promise.all(
    [1, 2].map(async () => {
      const { page } = await site.open(visitor);
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        await look(page, address);
      }
    }),
  );
  expect(found).toEqual([]);
});
