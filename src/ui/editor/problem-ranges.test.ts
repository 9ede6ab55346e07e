import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { problemRanges } from './problem-ranges.ts';

const text = Text.of(["import x from './x.js';", '', 'const done = x;']);
const rangeOf = (place: { line: number; column?: number; endLine?: number; endColumn?: number }) => {
  const [range] = problemRanges(text, [{ severity: 'error', message: 'm', ...place }]);
  return text.sliceString(range?.from ?? 0, range?.to);
};

test('a problem marks the word at its place, or what it says', () => {
  expect(rangeOf({ line: 3, column: 6 })).toBe('done');
  expect(rangeOf({ line: 1, column: 14 })).toBe("'");
  expect(rangeOf({ line: 1, column: 14, endColumn: 22 })).toBe("'./x.js'");
  expect(rangeOf({ line: 1, column: 0, endLine: 3, endColumn: 5 })).toContain('const');
});

test('without a column, in an empty line and beyond the end it stays within the text', () => {
  expect(rangeOf({ line: 1 })).toBe('import');
  expect(rangeOf({ line: 2, column: 0 })).toBe('');
  expect(rangeOf({ line: 99, column: 99 })).toBe('');
  expect(rangeOf({ line: 0, column: -1 })).toBe('import');
  expect(rangeOf({ line: 3, column: 6, endLine: 1, endColumn: 0 })).toBe('');
});

test('problems are in the order of the text, as CodeMirror wants them', () => {
  const ranges = problemRanges(text, [
    { severity: 'error', message: 'late', line: 3 },
    { severity: 'warning', message: 'early', line: 1 },
  ]);
  expect(ranges.map(({ message }) => message)).toEqual(['early', 'late']);
});
