import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

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
  const kinds = (line: string) => highlight(line).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []));
  expect(kinds('import x from "./x.js"; // 1')).toEqual(['k import', 'k from', 's "./x.js"', 'c // 1']);
  expect(kinds('count += 10')).toEqual(['n 10']);
  expect(kinds('<div id="app">')).toEqual(['t <div', 's "app"', 't >']);
});
