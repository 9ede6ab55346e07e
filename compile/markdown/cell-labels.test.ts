import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import { compileText, htmlOf } from '../testing/compile-text.ts';

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

test('a table of entries is labeled however many columns it has; another wide one is not', async () => {
  const facts = factsOf([
    { id: 'option:output', kind: 'option', name: 'output' },
    { id: 'option:output.path', kind: 'option', name: 'output.path', parent: 'option:output', type: 'string' },
  ]);
  const table = '| A | B | C | D |\n|---|---|---|---|\n| `path` | b | c | d |';
  const { html } = await compileText(`## S {option:output.*}\n\n${table}`, { facts });
  expect(html).toContain('<table class="entries">');
  expect(html).toContain('<td data-label="D">d</td>');
  expect((await compileText(table)).html).not.toContain('data-label');
});
