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

test('a name has what it needs, sentences share the rest, and the last column takes what is left', () => {
  const [name, sentence, last] = columnWidths([
    [5, 9, 6],
    [20, 120, 80],
  ]);
  expect(name).toBe(35);
  expect(sentence).toBe(35);
  expect(last).toBeUndefined();
});

test('columns of names alone share the whole width', () => {
  expect(columnWidths([[16, 16]])).toEqual([50, undefined]);
});

test('widths are steps that the stylesheet has', () => {
  for (const length of [0, 1, 7, 13, 29, 34, 35, 400]) {
    const [width] = columnWidths([[length, 8, 3, 4, 5, 6]]);
    expect(width! % 5).toBe(0);
    expect(width).toBeGreaterThanOrEqual(10);
    expect(width).toBeLessThanOrEqual(60);
  }
});
