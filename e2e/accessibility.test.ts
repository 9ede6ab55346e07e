/**
 * axe finds nothing on any document, in both themes, at 360 and 1280 px.
 *
 * Documents are alike for the most part, and axe takes seconds for a long one. So a block of markup that axe has looked at (the same
 * elements with the same attributes, at both widths, whatever their words) is taken out of the documents that come after, and
 * contrast is measured once for each way in which text is painted. Headings and landmarks are looked at in every document.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TabOptions } from './browser.ts';
import { siteFolder, siteForTests } from './browser.ts';
import {
  blockSelector,
  findViolations,
  markPaintedText,
  numberBlocks,
  type Outline,
  outlines,
  reduceTo,
  repeatedIds,
  type Violation,
} from './accessibility/distinct-markup.ts';
import { allDocuments, isInOnePiece } from './documents.ts';

const site = siteForTests();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const widths = [1280, 360];
/** Rules about paint; all others have nothing to do with the theme. */
const onlyPaint = { runOnly: ['color-contrast', 'link-in-text-block'] };
const allButPaint = {
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(onlyPaint.runOnly.map((rule) => [rule, { enabled: false }])),
  },
};

const visitor: TabOptions = {
  viewport: { width: widths[0]!, height: 900 },
  bypassCSP: true,
  reducedMotion: 'reduce',
  // A picture of a README is on the code host, which no test reaches.
  allowed: /cloud\.githubusercontent\.com|404 \(Not Found\)/,
  before: async (page) => {
    await page.addInitScript(() =>
      document.addEventListener('prose-awake', () => (document.documentElement.dataset.awake = '')),
    );
  },
};

const inWords = ({ id, nodes }: Violation) =>
  `${id}: ${nodes[0]!.html.slice(0, 200)}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`;

/** A sign of a hand in the prose, which wakes it. */
const wakeProse = () => {
  document.querySelector('main')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return 'awake' in document.documentElement.dataset;
};

/** Loads a document and waits until all of it is awake. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await expect.poll(() => page.evaluate(wakeProse), { message: `${address} awake` }).toBe(true);
  if (address === '/') {
    await page.locator('#support-the-team').scrollIntoViewIfNeeded();
    await page.locator('[data-rank]').first().waitFor();
  }
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

/** What was looked at so far, in all documents. */
interface Seen {
  /** Markup of blocks, without and with what they are like at each width. */
  markup: Set<string>;
  blocks: Set<string>;
  /** Markup of documents without the blocks that were seen before. */
  documents: Set<string>;
  /** Ways in which text is painted. */
  paint: Set<string>;
}

/** Adds to a set. @returns whether it was in it before */
function isKnown(set: Set<string>, value: string): boolean {
  const known = set.has(value);
  set.add(value);
  return known;
}

/** Numbers of the blocks that were seen before; the others are from now on. */
function repeatedBlocks(found: Outline[], seen: Set<string>): string[] {
  return found.filter(([number, markup]) => number !== 'all' && isKnown(seen, markup)).map(([number]) => number);
}

/** The outlines of a document at each width, as one: blocks that are there at all of them. */
function together([first = [], ...others]: Outline[][]): Outline[] {
  const markups = others.map((each) => new Map(each));
  return first
    .filter(([number]) => markups.every((each) => each.has(number)))
    .map(([number, markup]) => [number, [markup, ...markups.map((each) => each.get(number))].join()]);
}

/** Looks at a document, if there is anything in it that was not seen before. @returns what is wrong */
async function look(page: Page, address: string, seen: Seen): Promise<string[]> {
  const found: string[] = [];
  const width = () => page.viewportSize()!.width;
  const toOtherWidth = () => page.setViewportSize({ width: widths.find((each) => each !== width())!, height: 900 });
  const find = async (within: string, options: object) => {
    const violations = await page.evaluate(findViolations, { within, options });
    found.push(...violations.map((each) => `${address} at ${width()} px: ${inWords(each)}`));
  };

  await page.setViewportSize({ width: widths[0]!, height: 900 });
  await open(page, address);
  const twice = await page.evaluate(repeatedIds);
  if (twice.length > 0) found.push(`${address}: ids of more than one element: ${twice.join(', ')}`);
  const paint = await page.evaluate(markPaintedText, [...seen.paint]);
  for (const kind of paint) seen.paint.add(kind);
  await page.evaluate(numberBlocks, blockSelector);
  // A section in one piece has the blocks of its pages, in the same column; laying them all out again takes it seconds.
  const known = repeatedBlocks(await page.evaluate(outlines, { bySize: false }), seen.markup);
  if (isInOnePiece(address)) await page.evaluate(reduceTo, known);
  await layOutAll(page);

  const first = await page.evaluate(outlines, { bySize: true });
  await toOtherWidth();
  const blocks = together([first, await page.evaluate(outlines, { bySize: true })]);
  const repeated = repeatedBlocks(blocks, seen.blocks);
  await page.evaluate(reduceTo, repeated);
  const [, rest = ''] = (await page.evaluate(outlines, { bySize: true })).find(([number]) => number === 'all') ?? [];
  const isNew = !isKnown(seen.documents, rest);
  if (!isNew && paint.length === 0) return found;

  await page.evaluate(axe);
  for (const last of [false, true]) {
    if (isNew) await find('html', allButPaint);
    for (const theme of paint.length > 0 ? (['dark', 'light'] as const) : []) {
      await showTheme(page, theme);
      await find('[data-painted]', onlyPaint);
    }
    if (!last) await toOtherWidth();
  }
  return found;
}

test('axe finds nothing on any document', async () => {
  const seen: Seen = { markup: new Set(), blocks: new Set(), documents: new Set(), paint: new Set() };
  const waiting = allDocuments(siteFolder);
  expect(waiting.length).toBeGreaterThan(200);
  const found: string[] = [];
  // Two at a time: one loads while the other is looked at.
  await Promise.all(
    [1, 2].map(async () => {
      const { page } = await site.open(visitor);
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        found.push(...(await look(page, address, seen)));
      }
    }),
  );
  expect(found).toEqual([]);
});
