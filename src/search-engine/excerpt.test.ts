import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const text = 'Tides come twice a day. The harbor keeps a table of tides and a lamp. A lamp burns at night.';

test('the sentence with the most words of the query', () => {
  expect(excerptOf(text, 'lamp tides')).toBe('The harbor keeps a table of tides and a lamp.');
  expect(excerptOf(text, 'lamp lamp night')).toBe('A lamp burns at night.');
  expect(excerptOf(text, 'twice')).toBe('Tides come twice a day.');
});

test('whole sentences before labels', () => {
  expect(excerptOf('Signature lamp(): It lights the lamp of the harbor.', 'lamp')).toBe(
    'It lights the lamp of the harbor.',
  );
});

test('the first sentence where none is meant', () => {
  expect(excerptOf(text, 'zebra')).toBe('Tides come twice a day.');
  expect(excerptOf('', 'lamp')).toBe('');
});

test('a long sentence is cut between words, around what is meant', () => {
  const long = `${'water rises and falls '.repeat(20)}until a zebra comes ${'and water falls '.repeat(20)}`;
  const excerpt = excerptOf(long, 'zebra');
  expect(excerpt).toContain('zebra');
  expect(excerpt).toMatch(/^…\S.*\S…$/);
  expect(excerpt.length).toBeLessThan(160);
  for (const odd of ['x'.repeat(500), `${'x'.repeat(500)} zebra ${'x'.repeat(500)}`])
    expect(excerptOf(odd, 'zebra xxxx').length).toBeLessThan(160);
});

test('of a name in a table, its own row', () => {
  const rows =
    'What a lamp needs. Option · What it sets\nlamps.<key>.oil number · default 2 · Liters.\nwick string · Its wick and oil.';
  expect(excerptOf(rows, 'oil', 'harbor.lamps.oil')).toBe('number · default 2 · Liters.');
  expect(excerptOf(rows, 'wick oil', 'harbor.wick')).toBe('string · Its wick and oil.');
  expect(excerptOf(rows, 'wick oil', 'harbor.swick')).toBe('wick string · Its wick and oil.');
  expect(excerptOf(`${rows}\nlight string · ${'It burns. '.repeat(40)}`, 'burns', 'light')).toMatch(
    /^string · It burns/,
  );
});

test('of a term in a list, its definition', () => {
  const terms = 'Oar: moves a boat.\nOar lock: holds an oar.';
  expect(excerptOf(terms, 'what is an oar', 'Oar')).toBe('moves a boat.');
  expect(excerptOf(terms, 'oar lock', 'Oar lock')).toBe('holds an oar.');
});
