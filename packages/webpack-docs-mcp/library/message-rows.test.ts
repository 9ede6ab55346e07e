import { expect, test } from 'vitest';
import { commonLength, isAboutOther, rowsAbout, rowsNaming, tableOf, withRows } from './message-rows.ts';

const page = [
  'Words.',
  '',
  '| Message | Cause |',
  '| - | - |',
  '| `process is not defined`, in a browser | The code reads it. |',
  '| `The runtime value for "VERSION" returned a Promise` | No async. |',
  '| `-p`, `--hot-only` | Old. |',
  '',
  '| Other | What |',
  '| - | - |',
  '| `--hot` | New. |',
].join('\n');
const about = (message: string) =>
  rowsAbout(page, message).map(({ line }) => /[^`]*\.(?= \|$)/.exec(line)?.[0].split('| ').at(-1));

test.each([
  ['Uncaught ReferenceError: process is not defined\n  at main.js:1', ['The code reads it.']],
  ['DefinePlugin: the runtime value for "OTHER" returned a Promise', ['No async.']],
  ["Unknown option '--hot-only'", ['Old.']],
  ["Unknown option '--hot'", ['New.']],
  ["Unknown option '-p'", ['Old.']],
  ["Unknown option '--p-p'", []],
  ["Unknown option '--hotter'", []],
  ['something else is not defined', []],
])('%s', (message, causes) => {
  expect(about(message)).toEqual(causes);
});

test('other rows go, and tables that lose all of theirs', () => {
  expect(withRows(page, rowsAbout(page, 'process is not defined'))).toBe(
    'Words.\n\n| Message | Cause |\n| - | - |\n| `process is not defined`, in a browser | The code reads it. |\n',
  );
});

test('a title has words of a message between its names', () => {
  expect(commonLength('"process is not defined" in the browser', 'ReferenceError: process is not defined')).toBe(22);
  expect(commonLength("Can't resolve './price' in the folder", "Error: Can't resolve './x' in the folder")).toBe(13);
  expect(commonLength("Module not found: Error: Can't resolve 'a'", "Module not found: Error: Can't resolve 'b'")).toBe(
    38,
  );
  expect(commonLength('ReferenceError: global is not defined', 'ReferenceError: process is not defined')).toBe(0);
});

const share = "options has an unknown property 'shareStrategy'";

test.each([
  [share, "- options has an unknown property 'https'. These properties are valid:", true],
  [share, "- options has an unknown property 'shareStrategy'. These properties are valid:", false],
  [share, 'ReferenceError: process is not defined', true],
  ["| `options[0] misses the property 'paths'`", "options[0] misses the property 'patterns'. Should be:", true],
  ['options has an unknown property', "options has an unknown property 'https'", false],
  ["Can't resolve './price'", "Can't resolve './x'", false],
])('a title about another property is about something else: %s, %s', (title, message, isOther) => {
  expect(isAboutOther(title, message)).toBe(isOther);
});

test('a row about another property is not about a message', () => {
  const rows = "| Message | Cause |\n| - | - |\n| `options has an unknown property 'paths'` | Gone. |";
  expect(rowsAbout(rows, "options has an unknown property 'https'")).toEqual([]);
  expect(rowsAbout(rows, "options has an unknown property 'paths'")).toHaveLength(1);
});

test('of a quotation, a name may be another one, but the quotes and a sign have to be there', () => {
  const rows = "| Message | Cause |\n| - | - |\n| `Unexpected token 'export'` | A. |\n| `Unexpected token '<'` | B. |";
  const found = (message: string) => rowsAbout(rows, message).map(({ line }) => line.slice(-6, -2));
  expect(found('Unexpected token: punc (.)')).toEqual([]);
  expect(found('Unexpected token "import"')).toEqual([' A.'].map((cell) => `|${cell}`));
  expect(found("Unexpected token '<'")).toHaveLength(2);
});

test('a row has a name in code, and comes with the head of its own table', () => {
  const tables = [
    page,
    '',
    '| Before | Now |',
    '| - | - |',
    '| `new webpack.OnePlugin()` | `one` |',
    '| OnePlugin | no code |',
  ].join('\n');
  expect(rowsNaming(tables, 'OnePlugin').map(tableOf)).toEqual([
    '| Before | Now |\n| - | - |\n| `new webpack.OnePlugin()` | `one` |',
  ]);
  expect(rowsNaming(tables, 'Plugin')).toEqual([]);
});
