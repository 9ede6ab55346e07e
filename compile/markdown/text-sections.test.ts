import type { Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { readTextSections } from './text-sections.ts';

test('for excerpts, each row of a table is a line with separated cells', () => {
  const row = (...cells: string[]) =>
    h(
      'tr',
      cells.map((cell) => h('td', cell)),
    );
  const page: Root = {
    type: 'root',
    children: [
      h('h2', { id: 'tides' }, 'Tides'),
      h('p', 'When they come.'),
      h('table', [h('thead', row('Tide', 'Water')), row('ebb', 'falls', ''), '\n', row('flood', 'rises\nagain')]),
      h('p', 'And go.'),
    ],
  };
  expect(readTextSections(page, 'Sea').at(-1)).toMatchObject({
    text: 'When they come. Tide Water ebb falls flood rises again And go.',
    shown: 'When they come.\nebb · falls\nflood · rises again\nAnd go.',
  });
});
