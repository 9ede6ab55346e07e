import { expect, test } from 'vitest';
import { differingRows, inTwoColumns } from './side-by-side.ts';

test('only what differs is shown, old beside new', () => {
  expect(
    differingRows('asset main.js 10 KiB\nok\nwebpack 5.1 compiled', 'asset main.js 12 KiB\nok\nwebpack 5.2 compiled'),
  ).toEqual([
    { before: 'asset main.js 10 KiB', after: 'asset main.js 12 KiB' },
    { before: 'webpack 5.1 compiled', after: 'webpack 5.2 compiled' },
  ]);
  expect(differingRows('same', 'same')).toEqual([]);
});

test('a line that came or went stands beside nothing', () => {
  expect(differingRows('a\nc', 'a\nb\nc')).toEqual([{ before: '', after: 'b' }]);
  expect(differingRows('a\nb\nc', 'a\nc')).toEqual([{ before: 'b', after: '' }]);
});

test('columns are as wide as there is room', () => {
  expect(inTwoColumns([{ before: 'a', after: 'b' }], 11)).toEqual(['a    │ b']);
  expect(inTwoColumns([{ before: 'abcdefgh', after: '' }], 11)).toEqual(['abc… │']);
});
