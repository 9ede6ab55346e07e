import { expect, test } from 'vitest';
import { answersOf, type AnsweringPage } from './answered.ts';
import type { PackageMessage } from './packages.ts';
import { readReasons, withoutReasons } from './run-check.ts';
import { sourceMessages } from './source-messages.ts';

const partsIn = (code: string): string[][] => sourceMessages(code).map(({ parts }) => parts);

test('messages are read from errors, their classes, logs, and code in strings', () => {
  expect(partsIn('throw new Error(`The ${kind} of ${name} is closed.`);')).toEqual([['The ', ' of ', ' is closed.']]);
  expect(partsIn('class ShopError extends Error { constructor(n) { super("No shop " + n + " here"); } }')).toEqual([
    ['No shop ', ' here'],
  ]);
  expect(partsIn('class Shop extends Set { constructor() { super("no message"); } }')).toEqual([]);
  expect(partsIn('logger.warn("The shop closes"); logger.info("The shop opens");')).toEqual([['The shop closes']]);
  expect(partsIn('const code = \'throw new Error("No shop in this browser");\';')).toEqual([
    ['No shop in this browser'],
  ]);
});

test('names, conditions and joined lines lead to all the texts that they can become', () => {
  expect(partsIn('const text = late ? "Too late" : "Too early"; throw new Error(text);')).toEqual([
    ['Too late'],
    ['Too early'],
  ]);
  expect(partsIn('throw new Error(["First line", count, "third line"].join("\\n"));')).toEqual([
    ['First line', 'third line'],
  ]);
});

test('a line number leads to the message', () => {
  expect(sourceMessages('\n\nthrow new Error("closed");')).toEqual([{ parts: ['closed'], line: 3 }]);
});

const page = (text: string): AnsweringPage => ({
  title: 'Shop',
  headings: [],
  sections: [{ id: '', title: 'Shop', level: 1, text, code: '' }],
  frontMatter: {},
});

test('a page answers a message that it quotes, with its own values, in whole or from the beginning', () => {
  const isAnswered = answersOf([page('The type "umd" of library is not enabled. Add it. No shop is open today')]);
  expect(isAnswered({ parts: ['The type ', ' of library is not enabled'] })).toBe(true);
  expect(isAnswered({ parts: ['Sorry: no shop is open today, come back'] })).toBe(true);
  expect(isAnswered({ parts: ['The type ', ' of loader is not enabled'] })).toBe(false);
  expect(isAnswered({ parts: ['shop is closed'] })).toBe(false);
});

const message = (file: string, text: string): PackageMessage => ({ file, line: 1, parts: [text] });

test('a message has a reason by its file or its text; what no message needs is told', () => {
  const reasons = [
    { reason: 'Only a mistake in webpack leads there.', files: ['webpack/lib/a/**'], messages: ['b', 'c'] },
  ];
  const [a, b, d] = [
    message('webpack/lib/a/x.js', 'a'),
    message('webpack/lib/b.js', 'b'),
    message('webpack/lib/d.js', 'd'),
  ];
  expect(withoutReasons([a!, b!, d!], reasons)).toEqual({ left: [d], idle: ['c'] });
});

test('the list has a reason for everything on it', () => {
  expect(readReasons().flatMap(({ files, messages }) => [...files, ...messages]).length).toBeGreaterThan(100);
});
