import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const kinds = (line: string) => highlight(line).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []));

test('the pieces of a line are the line', () => {
  for (const line of [
    '',
    'export default {',
    '  name: "a // b", // why',
    '<p :class="x">{{ y }}</p>',
    '`${a}`',
    '"open',
  ])
    expect(
      highlight(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
});

test('strings, comments, keywords, numbers and tags have their colors', () => {
  expect(kinds('import x from "./x.js"; // 1')).toEqual(['k import', 'k from', 's "./x.js"', 'c // 1']);
  expect(kinds('count += 10')).toEqual(['n 10']);
  expect(kinds('<div id="app">')).toEqual(['t <div', 'p id', 's "app"', 't >']);
});

test('keys, names of attributes and calls have their colors, and what only resembles them has none', () => {
  expect(kinds('  "name": "x",')).toEqual(['p "name"', 's "x"']);
  expect(kinds('filename: development ? "[name].js" : "a",')).toEqual(['p filename', 's "[name].js"', 's "a"']);
  expect(kinds('<button onClick={() => set(1)}>')).toEqual(['t <button', 'p onClick', 'f set', 'n 1', 't >']);
  expect(kinds('a:hover { color: red }')).toEqual(['p color']);
  expect(kinds('const total: Price = a;')).toEqual(['k const']);
});
