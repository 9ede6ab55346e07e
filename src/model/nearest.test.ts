import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

test('a mistyped name has the most similar one', () => {
  expect(nearest('optimisation', ['output', 'optimization'])).toBe('optimization');
  expect(nearest('FileName', ['path', 'filename'])).toBe('filename');
  expect(nearest('chunks', ['path', 'filename'])).toBeUndefined();
});

test('of two that are as similar, the one that begins in the same way', () => {
  expect(nearest('hott', ['host', 'hot'])).toBe('hot');
  expect(nearest('hott', ['hot', 'host'])).toBe('hot');
});

test('two swapped letters are one mistake', () => {
  expect(nearest('form', ['force', 'from'])).toBe('from');
  expect(nearest('moduel', ['model', 'module'])).toBe('module');
});

test('a suggestion is a sentence', () => {
  expect(didYouMean('entrys', ['entry'])).toBe(' Did you mean entry?');
  expect(didYouMean('entrys', ['mode'])).toBe('');
});
