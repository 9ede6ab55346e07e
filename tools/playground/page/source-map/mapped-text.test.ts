import { expect, test } from 'vitest';
import { cutText, inOutput, inSource } from './mapped-text.ts';
import type { Segment } from './read-mappings.ts';

const segments: (readonly [number, Segment])[] = [
  [0, { line: 0, column: 0, source: 0, sourceLine: 1, sourceColumn: 2 }],
  [1, { line: 0, column: 4, source: 0, sourceLine: 1, sourceColumn: 2 }],
  [2, { line: 1, column: 2, source: 1, sourceLine: 0, sourceColumn: 0 }],
  [3, { line: 9, column: 0, source: 0, sourceLine: 99, sourceColumn: 0 }],
];

test('output is cut where segments begin', () => {
  expect(cutText('one two\n  three', segments, inOutput)).toEqual([
    { text: 'one ', segment: 0 },
    { text: 'two\n  ', segment: 1 },
    { text: 'three', segment: 2 },
  ]);
});

test('a source is cut at its own places, and all of it stays', () => {
  const source = 'first\n  second';
  const pieces = cutText(source, segments, inSource(0));
  expect(pieces).toEqual([{ text: 'first\n  ' }, { text: 'second', segment: 0 }]);
  expect(cutText('', segments, inSource(0))).toEqual([]);
  expect(cutText('x', [], inOutput)).toEqual([{ text: 'x' }]);
});
