import { expect, test } from 'vitest';
import { mayHaveLabel, nameLabel, titleLabel, wholeText } from './tile-label.ts';

/** Returns the distinct labels of a tile as its width grows from 0 to 299 pixels, in order. */
function labelsOf(label: (room: number) => string): string[] {
  return [...new Set(Array.from({ length: 300 }, (_, room) => label(room)))];
}

test('a size is whole or not there', () => {
  expect(labelsOf((room) => wholeText('8.43 KiB', room))).toEqual(['', '8.43 KiB']);
});

test('a name is whole, or at least five characters of it, or not there', () => {
  expect(labelsOf((room) => nameLabel('decode-data.js', room)).slice(0, 3)).toEqual(['', 'decod…', 'decode…']);
  expect(labelsOf((room) => nameLabel('decode-data.js', room)).at(-1)).toBe('decode-data.js');
  expect(labelsOf((room) => nameLabel('a.js', room))).toEqual(['', 'a.js']);
});

test('the title of a folder has its size only beside its whole name', () => {
  expect(labelsOf((room) => titleLabel('micromark', '82.5 KiB', room))).toEqual([
    '',
    'micro…',
    'microm…',
    'microma…',
    'micromark',
    'micromark · 82.5 KiB',
  ]);
});

test('on a phone, small tiles have no label', () => {
  expect(mayHaveLabel(320, 60, 23)).toBe(false);
  expect(mayHaveLabel(480, 23, 60)).toBe(false);
  expect(mayHaveLabel(480, 24, 24)).toBe(true);
  expect(mayHaveLabel(481, 60, 23)).toBe(true);
});
