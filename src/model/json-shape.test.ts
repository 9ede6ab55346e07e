import { expect, test } from 'vitest';
import { checked, isListOf, isMapOf, isObjectWith } from './json-shape.ts';

const isNamed = isObjectWith<{ name: string; id?: string }>('name');

test.each([
  [{ name: 'a' }, true],
  [{ name: 'a', id: '1' }, true],
  [{ id: '1' }, false],
  [Object.create({ name: 'a' }), false],
  ['name', false],
  [null, false],
])('%j has a name: %s', (data, isValid) => expect(isNamed(data)).toBe(isValid));

test('of a list and of an object, everything is checked', () => {
  expect([[], [{ name: 'a' }]].every(isListOf(isNamed))).toBe(true);
  expect([{ length: 0 }, [{ name: 'a' }, {}], [null]].some(isListOf(isNamed))).toBe(false);
  expect([{}, { a: { name: 'a' } }].every(isMapOf(isNamed))).toBe(true);
  expect([null, 'a', { a: { name: 'a' }, b: 1 }].some(isMapOf(isNamed))).toBe(false);
});

test('what has another form is refused with its name', () => {
  expect(checked({ name: 'a' }, isNamed, 'a.json')).toEqual({ name: 'a' });
  expect(() => checked('<!doctype html>', isNamed, 'a.json')).toThrow('a.json has another form');
});
