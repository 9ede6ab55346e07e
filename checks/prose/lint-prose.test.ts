import { expect, test } from 'vitest';
import { asideKinds, asides } from '../../src/model/asides.ts';
import { lintProse } from './lint-prose.ts';

async function problems(source: string): Promise<string[]> {
  return (await lintProse(source)).map(({ line, message }) => `${line}: ${message}`);
}

test('words that the guide does without are named with their line', async () => {
  expect(await problems('One line\nand simply the next.')).toEqual([expect.stringMatching(/^2: “simply”/)]);
});

test('what is still to do is named', async () => {
  expect(await problems('- TODO: write this.')).toEqual([expect.stringMatching(/^1: “TODO”/)]);
  expect(await problems('Lines with `TODO` stay.')).toEqual([]);
});

test('a word twice, and the wrong article', async () => {
  expect(await problems('This is is wrong.')).toEqual([expect.stringMatching(/^1: .*repeated `is`/)]);
  expect(await problems('This is a example.')).toEqual([expect.stringMatching(/^1: .*an/)]);
});

test('headings are in sentence case', async () => {
  expect(await problems('## Writing a loader')).toEqual([]);
  expect(await problems('## Writing a Loader')).toEqual([expect.stringContaining('“Loader” begins with a capital')]);
  expect(await problems('## Using React with `Map` and HtmlWebpackPlugin {#ReactUse}')).toEqual([]);
});

test('names and spellings', async () => {
  expect(await problems('Use Javascript on NodeJS.')).toEqual([
    expect.stringContaining('write Node.js'),
    expect.stringContaining('write JavaScript'),
  ]);
  expect(await problems('The behaviour changes.')).toEqual([expect.stringContaining('British')]);
  expect(await problems('See https://nodejs.org and webpack/typescript.')).toEqual([]);
});

test('an abbreviation is explained once', async () => {
  expect(await problems('The ABCD does it.')).toEqual([expect.stringContaining('ABCD is explained neither here')]);
  expect(await problems('A big cool device (ABCD) does it. The ABCD rests.')).toEqual([]);
});

test.each([...asideKinds])('the mark of an aside is not prose: %s', async (kind) => {
  const { mark, insteadOf } = asides[kind];
  if (mark !== undefined) expect(await problems(`${mark}> Pages load faster.`)).toEqual([]);
  if (insteadOf === undefined) expect(await problems(`> [!${kind.toUpperCase()}]\n> Pages load faster.`)).toEqual([]);
});

test('words that no dictionary has', async () => {
  expect(await problems('A modul is loaded.\n\n| occured |\n| --- |\n| once |')).toEqual([
    expect.stringMatching(/^1: “modul” is in no dictionary/),
    expect.stringMatching(/^3: “occured” is in no dictionary/),
  ]);
  expect(await problems("webpack's HtmlWebpackPlugin minifies `modul` in output.path {#modul}.")).toEqual([]);
});

test('code is not prose', async () => {
  expect(await problems('`simply` and\n\n```js\n// simply simply\n```')).toEqual([]);
});

test('ids and claims at the end of a heading are not prose', async () => {
  expect(await problems('## Stats behavior {~stats-behaviours option:stats option:stats.*}')).toEqual([]);
});
