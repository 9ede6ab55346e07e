import { expect, test } from 'vitest';
import { itemsOf, wholeConfiguration } from './whole-configuration.ts';

test('a line that fits stays one', () => {
  expect(wholeConfiguration('stats: { chunks: true }')).toBe('export default {\n  stats: { chunks: true },\n};\n');
});

test('a long one is broken at its outer brackets, and no further than it must be', () => {
  expect(
    wholeConfiguration(
      'module: { rules: [{ test: /\\.(?:png|,svg)$/, type: "asset/resource", generator: { filename: "a, b" } }] }',
    ),
  ).toBe(`export default {
  module: {
    rules: [
      {
        test: /\\.(?:png|,svg)$/,
        type: "asset/resource",
        generator: { filename: "a, b" },
      },
    ],
  },
};
`);
});

test('a plugin keeps its brackets, and brings its import along', () => {
  expect(
    wholeConfiguration(
      'plugins: [new webpack.BannerPlugin({ banner: "Shop", stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT })]',
    ),
  ).toBe(`import webpack from "webpack";

export default {
  plugins: [
    new webpack.BannerPlugin({
      banner: "Shop",
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }),
  ],
};
`);
});

test('what a text names is no import', () => {
  expect(wholeConfiguration('name: "path.x"')).not.toContain('import');
  expect(wholeConfiguration('context: path.resolve("src")')).toContain('import path from "node:path";');
});

test('commas in brackets, texts and expressions divide nothing', () => {
  expect(itemsOf('a: [1, 2], b: "x, y", c: /,/, d: (e, f) => g')).toEqual([
    'a: [1, 2]',
    'b: "x, y"',
    'c: /,/',
    'd: (e, f) => g',
  ]);
});
