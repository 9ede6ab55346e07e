import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { findUnknownKeys, type Schema } from './unknown-keys.ts';

const schema = createRequire(import.meta.url)('webpack/schemas/WebpackOptions.json') as Schema;

function unknown(value: unknown): string[] {
  return findUnknownKeys(schema, value).map(({ path }) => path);
}

test('keys that webpack names, and maps from arbitrary names, are known', () => {
  expect(
    unknown({
      entry: { any: { import: './a.js', dependOn: 'b' } },
      externals: { jquery: 'jQuery' },
      resolve: { alias: { x: './x' }, extensionAlias: { '.js': ['.ts'] } },
      module: {
        rules: [{ test: /x/, oneOf: [{ use: { loader: 'x', options: { anything: true } } }] }],
        parser: { javascript: { url: true } },
      },
      optimization: { splitChunks: { cacheGroups: { mine: { test: /x/, chunks: 'all' } } } },
    }),
  ).toEqual([]);
});

test('others are not, at any depth', () => {
  expect(unknown({ modee: 1 })).toEqual(['modee']);
  expect(unknown({ module: { rules: [{ oneOf: [{ tset: /x/ }] }] } })).toEqual(['module.rules[0].oneOf[0].tset']);
  expect(unknown({ optimization: { splitChunks: { cacheGroups: { mine: { chunk: 'all' } } } } })).toEqual([
    'optimization.splitChunks.cacheGroups.mine.chunk',
  ]);
});
