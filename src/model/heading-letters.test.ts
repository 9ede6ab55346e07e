import { expect, test } from 'vitest';
import { headingLetters } from './heading-letters.ts';

test.each([
  ['output-publicpath', 'output.publicPath'],
  ['devserverhot-', 'devserverhot'],
  ['Überblick', 'überblick'],
])('%s is %s', (one, other) => {
  expect(headingLetters(one)).toBe(headingLetters(other));
});

test('punctuation alone is no heading', () => {
  expect(headingLetters('-_ .')).toBe('');
});
