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

test('a second and last column has labels unless most of its cells are sentences', async () => {
  const table = (...cells: string[]) =>
    row('Hook', 'Use instead') + row('---', '---') + cells.map((cell) => row('a', cell)).join('');
  expect(await htmlOf(table('`one`', '`two`', 'Nothing.'))).toContain('<td data-label="Use instead"><code>one</code>');
  expect(await htmlOf(table('It stays.', '`two`'))).not.toContain('data-label');
});

test('a label before a colon has no ellipsis', async () => {
  expect(await htmlOf(row('Hash', 'Changes when …') + row('---', '---') + row('a', 'a file changes'))).toContain(
    'data-label="Changes when"',
  );
});

test('tables of four columns have no labels', async () => {
  const cells = ['a', 'b', 'c', 'd'];
  expect(await htmlOf(row(...cells) + row(...cells.map(() => '---')) + row(...cells))).not.toContain('data-label');
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

test('tables that share the widths of their columns have labels, too', async () => {
  const table = '| Hook | Stage |\n|---|---|\n| `a` | `b` |\n';
  const { html } = await compileText(`${table}\nText.\n\n${table}`);
  expect(html).toContain('<colgroup>');
  expect(html.match(/data-label="Stage"/g)).toHaveLength(2);
});
