import { expect, test } from 'vitest';
import { bytesOf, cut, partsOf } from './markdown-parts.ts';

const code = ['```js title="a.js"', ...Array.from({ length: 40 }, (_, line) => `const line${line} = ${line};`), '```'];
const table = [
  '| Name | Says |',
  '| - | - |',
  ...Array.from({ length: 40 }, (_, row) => `| row ${row} | words of row ${row} |`),
];

test('parts hold everything once, in order, and none is too long', () => {
  const markdown = ['# Title', 'First.', code.slice(0, 4).join('\n') + '\n```', 'Second.', 'Third.'].join('\n\n');
  const parts = partsOf(markdown, 60);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(60);
  const words = (text: string): string[] => text.replaceAll('```js title="a.js"', '').match(/\w+/g) ?? [];
  expect(words(parts.join('\n'))).toEqual(words(markdown));
});

test('a block of code that is cut is code in each part, and a table has its head in each', () => {
  const ofCode = partsOf(code.join('\n'), 300);
  expect(ofCode.length).toBeGreaterThan(1);
  for (const part of ofCode) expect(part).toMatch(/^```js title="a\.js"\n[^]*\n```$/);
  const ofTable = partsOf(table.join('\n'), 300);
  expect(ofTable.length).toBeGreaterThan(1);
  for (const part of ofTable) expect(part.split('\n').slice(0, 2)).toEqual(table.slice(0, 2));
  const [first = '', second = ''] = partsOf(`## Rows\n\n${table.join('\n')}`, 300);
  expect(first).toMatch(/^## Rows\n\n\| Name/);
  expect(second).toMatch(/^\| Name/);
});

test('a table that no part holds begins in the first one, below its introduction', () => {
  const parts = partsOf(`Here are the rows:\n\n${table.join('\n')}`, 300);
  expect(parts[0]).toMatch(/^Here are the rows:\n\n\| Name \| Says \|\n\| - \| - \|\n\| row 0 /);
  for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(300);
});

test('no part ends with a heading', () => {
  const parts = partsOf(`${'Words. '.repeat(8).trim()}\n\n## Next\n\n### Below\n\n${'More. '.repeat(8).trim()}`, 80);
  expect(parts).toHaveLength(2);
  expect(parts[1]).toMatch(/^## Next\n\n### Below\n\nMore\./);
});

test('a text is cut between letters', () => {
  expect(cut('💥💥💥', 8)).toBe('💥…');
  expect(cut('short', 8)).toBe('short');
});
