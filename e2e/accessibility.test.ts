/**
 * Tests that axe finds no violations in any document, in both themes, at widths of 360 and 1280 px.
 *
 * Documents share most of their markup, and axe takes seconds for a long document. Therefore, a block of markup that
 * axe has already checked (with the same elements and attributes at both widths, whatever its text) is removed from
 * later documents. Contrast is measured once for each style of text. Headings and landmarks are checked in every
 * document.
 */
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
import { axeScript } from './axe.ts';

const site = siteForTests();

const widths = [1280, 360];
/** Rules that depend on colors. All other rules give the same result in both themes. */
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
  // Images in READMEs are on GitHub, which tests can't reach.
  allowed: /cloud\.githubusercontent\.com|404 \(Not Found\)/,
  before: async (page) => {
    await page.addInitScript(() =>
      document.addEventListener('prose-ready', () => (document.documentElement.dataset.awake = '')),
    );
  },
};

const inWords = ({ id, nodes }: Violation) =>
  `${id}: ${nodes[0]!.html.slice(0, 200)}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`;

/** Simulates an interaction with the prose, which loads its interactive behaviors. */
const wakeProse = () => {
  document.querySelector('main')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return 'awake' in document.documentElement.dataset;
};

/** Loads a document and waits until its interactive parts have loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await expect.poll(() => page.evaluate(wakeProse), { message: `${address} awake` }).toBe(true);
  if (address === '/') {
    await page.locator('#support-the-team').scrollIntoViewIfNeeded();
    await page.locator('[data-rank]').first().waitFor();
  }
}

/** Lays out parts of the page outside the viewport, too, and turns off color transitions. */
async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.part, #sidebar li { content-visibility: visible !important } *, ::before, ::after { transition: none !important }',
  });
}

/** Switches the theme and waits until the page has handled the event. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
}

/** Markup that axe has already checked in any document. */
interface Seen {
  /** Markup of blocks, both without their layout and with their layout at each width. */
  markup: Set<string>;
  blocks: Set<string>;
  /** Markup of documents without the blocks that were already checked. */
  documents: Set<string>;
  /** Styles of text for which contrast was measured. */
  paint: Set<string>;
}

/**
 * Adds a value to a set.
 *
 * @returns whether the set already contained it
 */
function isKnown(set: Set<string>, value: string): boolean {
  const known = set.has(value);
  set.add(value);
  return known;
}

/** Returns the numbers of the blocks that were already checked, and marks the other blocks as checked. */
function repeatedBlocks(found: Outline[], seen: Set<string>): string[] {
  return found.filter(([number, markup]) => number !== 'all' && isKnown(seen, markup)).map(([number]) => number);
}

/** Combines the outlines of a document at each width. Keeps only blocks that exist at every width. */
function together([first = [], ...others]: Outline[][]): Outline[] {
  const markups = others.map((each) => new Map(each));
  return first
    .filter(([number]) => markups.every((each) => each.has(number)))
    .map(([number, markup]) => [number, [markup, ...markups.map((each) => each.get(number))].join()]);
}

/**
 * Checks a document if it contains anything new.
 *
 * @returns violations
 */
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
  // Compare without layout first: a section's printable page has the same blocks as its pages, in a column of the same
  // width, and laying them all out again takes seconds.
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

  await page.evaluate(axeScript);
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
  // Check two documents at a time, so that one loads while the other is checked.
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
