import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { htmlOf } from '../testing/compile-text.ts';
import { columnWidths } from './table-widths.ts';

const table = (name: string, header = 'Option') => `| ${header} | What it does |\n|---|---|\n| ${name} | Does it. |\n`;
const columns = (html: string) => html.match(/<colgroup>.*?<\/colgroup>/g) ?? [];

test('tables of one kind on a page have the same columns', async () => {
  const html = await htmlOf(`${table('a')}\nThen:\n\n${table('aMuchLongerNameOfAnOption')}`);
  const [first, second] = columns(html);
  expect(first).toMatch(/^<colgroup><col class="w-\d\d"><col><\/colgroup>$/);
  expect(second).toBe(first);
});

test('tables of another kind, or alone, keep the widths of their own words', async () => {
  expect(columns(await htmlOf(table('a')))).toEqual([]);
  expect(columns(await htmlOf(`${table('a')}\nThen:\n\n${table('b', 'Hook')}`))).toEqual([]);
});

test('a table of two columns with a very long name, although alone, leaves the other column its part', async () => {
  const three = '| `aName.thatIsTooLong.toBeLeft.toTheBrowser` | a | b |';
  expect(columns(await htmlOf(`| Name | Type | Since |\n|---|---|---|\n${three}`))).toEqual([]);
  expect(
    columns(
      await htmlOf(
        table('`aName.thatIsTooLong.toBeLeft.toTheBrowser`').replace(
          'Does it.',
          'Does what a sentence of this length says it does.',
        ),
      ),
    ),
  ).toEqual(['<colgroup><col class="w-50"><col></colgroup>']);
});

/** Creates cells with the given text lengths, in words of at most ten characters. */
const cells = (...lengths: number[]) => lengths.map((length) => ({ length, word: Math.min(length, 10) }));

test('a name has what it needs, sentences share the rest by their length, and the last column takes what is left', () => {
  expect(columnWidths([cells(5, 9, 6), cells(20, 120, 80)])).toEqual([35, 40, undefined]);
  expect(columnWidths([cells(5, 9, 6), cells(20, 160, 40)])).toEqual([35, 45, undefined]);
});

test('a name with facts below it has more, so that they fit in a few lines', () => {
  expect(columnWidths([cells(5, 80), [{ length: 12, word: 12, hasFacts: true }, ...cells(120)]])).toEqual([
    45,
    undefined,
  ]);
});

test('a cell that lists names is as long as the longest of them', async () => {
  const width = async (names: string) =>
    columns(await htmlOf(`${table(names)}\nThen:\n\n${table('b')}`))[0]?.match(/w-\d+/)?.[0];
  const name = '`aNameOfTwentyLetters`';
  expect(await width(`${name}, ${name}, [c](/c/)`)).toBe(await width(name));
});

test('a column of long names leaves most of the line to sentences', () => {
  expect(columnWidths([cells(29, 60, 27)])).toEqual([40, 30, undefined]);
});

test('a column of sentences is as wide as its longest word', () => {
  const [, sentences] = columnWidths([
    cells(10, 60, 60, 60, 60),
    [...cells(10), { length: 60, word: 26 }, ...cells(60, 60, 60)],
  ]);
  expect(sentences).toBe(40);
});

test('columns of names alone share the whole width', () => {
  expect(columnWidths([cells(16, 16)])).toEqual([50, undefined]);
});

test('widths are steps that the stylesheet has', async () => {
  const styles = await readFile(new URL('../../src/prose/styles/tables.global.css', import.meta.url), 'utf8');
  for (const length of [0, 1, 7, 13, 29, 34, 35, 400]) {
    const [width] = columnWidths([cells(length, 8, 3, 4, 5, 6)]);
    expect(styles).toContain(`.w-${width} {`);
  }
});
