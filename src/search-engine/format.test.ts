import { expect, test } from 'vitest';
import { idOfName, packAscending, packQuestions, slugOf, unpackAscending, unpackQuestions } from './format.ts';

test('numbers come back', () => {
  for (const numbers of [[], [0], [0, 1, 35, 36, 5000], [71]])
    expect(unpackAscending(packAscending(numbers))).toEqual(numbers);
});

test('questions come back, with the entries that answer them and their words in pairs', () => {
  expect(packQuestions([])).toBe('');
  expect(unpackQuestions('')).toEqual({ entries: [], sizes: [] });
  expect(unpackQuestions(packQuestions([[2, 4, 4], undefined, [], [1, 99]]))).toEqual({
    entries: [0, 0, 0, 3, 3],
    sizes: [2, 4, 4, 2, 70],
  });
});

test('ids by the rule of GitHub', () => {
  expect(slugOf('`output.publicPath`')).toBe('outputpublicpath');
  expect(slugOf('Prefetching/Preloading modules')).toBe('prefetchingpreloading-modules');
  expect(slugOf('IIFEs - Immediately invoked')).toBe('iifes---immediately-invoked');
  expect(slugOf('__webpack_hash__ (webpack-specific)')).toBe('__webpack_hash__-webpack-specific');
});

test('ids of rows follow from what they document', () => {
  expect(idOfName('module.rules[].dependency')).toBe('modulerulesdependency');
  expect(idOfName('compilation.hooks.recordHash')).toBe('compilationrecordhash');
});
