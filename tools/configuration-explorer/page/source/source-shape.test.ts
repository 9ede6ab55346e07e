import { expect, test } from 'vitest';
import { parseSource } from './read-source.ts';
import { shapeOf } from './source-shape.ts';

test('imports with what they bind, without those of types', () => {
  const text = `import a, { b as c, type D } from 'x';
import d, * as e from "y";
import type { Configuration } from 'webpack';
import './z.js';
import pkg from './package.json' with { type: 'json' };
export { default, f as g } from './base.js';`;
  const { imports } = shapeOf(parseSource(text, 'ts'));
  expect(imports.map(({ specifier, names, isExport }) => [specifier, names, isExport])).toEqual([
    [
      'x',
      [
        { imported: 'default', local: 'a' },
        { imported: 'b', local: 'c' },
      ],
      false,
    ],
    [
      'y',
      [
        { imported: 'default', local: 'd' },
        { imported: '*', local: 'e' },
      ],
      false,
    ],
    ['./z.js', [], false],
    ['./package.json', [{ imported: 'default', local: 'pkg' }], false],
    [
      './base.js',
      [
        { imported: 'default', local: 'default' },
        { imported: 'f', local: 'g' },
      ],
      true,
    ],
  ]);
  expect(text.slice(imports[3]?.from, imports[3]?.to)).toContain(`with { type: 'json' }`);
});

test('import.meta and import()', () => {
  const text = `export default { a: import.meta.dirname, b: await import('x') }`;
  const { metas, dynamicImports } = shapeOf(parseSource(text, 'mjs'));
  expect(metas.map(({ from, to }) => text.slice(from, to))).toEqual(['import.meta']);
  expect(dynamicImports.map(({ from, to }) => text.slice(from, to + 1))).toEqual(['import(']);
});

test('loops, wherever they are', () => {
  const text = 'for (;;);\nconst f = () => { while (true) {} };\ndo {} while (1);\nfor (const a of []) {}\n[].map(f);';
  const { loops } = shapeOf(parseSource(text, 'mjs'));
  expect(loops.map(({ from, to, line }) => [line, text.slice(from, to)])).toEqual([
    [1, ';'],
    [2, '{}'],
    [3, '{}'],
    [4, '{}'],
  ]);
});
