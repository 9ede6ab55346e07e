import { expect, test } from 'vitest';
import { breakablePieces } from './word-breaks.ts';

test('long identifiers may break between their words and after their dots', () => {
  expect(breakablePieces('NormalModuleReplacementPlugin')).toEqual(['Normal', 'Module', 'Replacement', 'Plugin']);
  expect(breakablePieces('output.webassemblyModuleFilename')).toEqual(['output.', 'webassembly', 'Module', 'Filename']);
  expect(breakablePieces('[ERR_UNKNOWN_FILE_EXTENSION]')).toEqual(['[ERR_', 'UNKNOWN_', 'FILE_', 'EXTENSION]']);
  expect(breakablePieces('./night/watch/tower.config.js')).toEqual(['./night/', 'watch/', 'tower.', 'config.', 'js']);
});

test('what fits stays whole, spaces included', () => {
  expect(breakablePieces('CommonsChunkPlugin and output.path')).toEqual(['CommonsChunkPlugin and output.path']);
  expect(breakablePieces('Use the EvalSourceMapDevToolPlugin now')).toEqual([
    'Use the Eval',
    'Source',
    'Map',
    'Dev',
    'Tool',
    'Plugin now',
  ]);
  expect(breakablePieces('')).toEqual(['']);
});

test('titles are larger', () => {
  expect(breakablePieces('SplitChunksPlugin', true)).toEqual(['Split', 'Chunks', 'Plugin']);
  expect(breakablePieces('DefinePlugin', true)).toEqual(['DefinePlugin']);
  expect(breakablePieces('TypeError: this.getOptions is not a function', true)).toHaveLength(1);
  expect(breakablePieces('routines::unsupported', true)).toEqual(['routines::', 'unsupported']);
  expect(breakablePieces('error:0308010C:digital', true)).toEqual(['error:', '0308010C:', 'digital']);
});

test('nothing is lost', () => {
  for (const text of [
    'a  b',
    'module.generator["css/auto"].exportsConvention',
    ' https://webpack.js.org/api/compilation-hooks/ ',
  ]) {
    expect(breakablePieces(text).join('')).toBe(text);
  }
});
