import { expect, test } from 'vitest';
import { cardSvg, wrap } from './card.ts';

test('breaks lines at words, within the width', () => {
  expect(wrap('one two three four', { width: 9, lines: 3 })).toEqual(['one two', 'three', 'four']);
});

test('ends in an ellipsis where the lines do not suffice', () => {
  const lines = wrap('one two three four five six', { width: 9, lines: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(9);
});

test('shortens a word that is longer than a line', () => {
  expect(wrap('NormalModuleReplacementPlugin', { width: 10, lines: 1 })).toEqual(['NormalMod…']);
});

test('text is escaped', () => {
  expect(cardSvg({ title: 'a < b & c', kicker: '', description: '' })).toContain('a &lt; b &amp; c');
});
