import { expect, test } from 'vitest';
import { readMapping } from './read-mappings.ts';

const map = (more: object) => JSON.stringify({ version: 3, sources: ['a.js'], names: [], mappings: '', ...more });

test('mappings count on from each other, across lines', () => {
  const { segments, sources } = readMapping(
    map({
      sources: ['a.js', 'b.js'],
      sourceRoot: 'webpack://x/',
      sourcesContent: ['one', null],
      names: ['total'],
      mappings: 'AAAA,IAAIA;;ACCJ,C,CADA',
    }),
  );
  expect(sources).toEqual([
    { name: 'webpack://x/a.js', content: 'one' },
    { name: 'webpack://x/b.js', content: undefined },
  ]);
  expect(segments).toEqual([
    { line: 0, column: 0, source: 0, sourceLine: 0, sourceColumn: 0 },
    { line: 0, column: 4, source: 0, sourceLine: 0, sourceColumn: 4, name: 'total' },
    { line: 2, column: 0, source: 1, sourceLine: 1, sourceColumn: 0 },
    { line: 2, column: 1 },
    { line: 2, column: 2, source: 1, sourceLine: 0, sourceColumn: 0 },
  ]);
});

test('numbers of several digits, and negative ones', () => {
  expect(readMapping(map({ mappings: 'gjBAAA' })).segments[0]?.column).toBe(560);
  expect(readMapping(map({ mappings: 'AAgBA,AADA' })).segments[1]?.sourceLine).toBe(15);
});

test('what is no map says so', () => {
  expect(() => readMapping('{')).toThrow('isn’t valid JSON');
  expect(() => readMapping('null')).toThrow('version 3');
  expect(() => readMapping(map({ version: 2 }))).toThrow('version 3');
  expect(() => readMapping(map({ mappings: 'A!' }))).toThrow('“!”');
});
