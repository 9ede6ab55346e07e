import { expect, test } from 'vitest';
import { htmlOf } from '../testing/compile-text.ts';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;

test('cells of three columns know the heads of theirs, but the name and what is empty need none', async () => {
  const html = await htmlOf(
    row('Name', 'Means', '`since`') + row('---', '---', '---') + row('a', 'b', 'c') + row('d', '', 'e'),
  );
  expect(html).toContain('<tr><td>a</td><td data-label="Means">b</td><td data-label="since">c</td></tr>');
  expect(html).toContain('<tr><td>d</td><td></td><td data-label="since">e</td></tr>');
});

test('tables of two columns, and of four, have no labels', async () => {
  for (const cells of [
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
  ]) {
    const html = await htmlOf(row(...cells) + row(...cells.map(() => '---')) + row(...cells));
    expect(html).not.toContain('data-label');
  }
});
