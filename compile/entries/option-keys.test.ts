import { expect, test } from 'vitest';
import { loadFacts } from '../../facts/index.ts';
import { parseFenceInfo } from '../markdown/fence.ts';
import { optionKeyFinder } from './option-keys.ts';

const find = optionKeyFinder(loadFacts());

const keysIn = (code: string, info = 'js'): string[] =>
  find({ ...parseFenceInfo(info).attributes, code, line: 1, anchor: '' }).map(
    ({ line, name, fact }) => `${line} ${name} ${fact}`,
  );

test('the keys of a configuration are its options, in lists and in objects with keys of the reader’s own', () => {
  const code = `export default {
  entry: { shop: { import: "./shop.js", layer: "browser" } },
  module: { rules: [{ test: /a/ }] },
  devServer: { port: 1, devMiddleware: { writeToDisk: true } },
};`;
  expect(keysIn(code)).toEqual([
    '2 entry option:entry',
    '2 import option:entry.<key>.import',
    '2 layer option:entry.<key>.layer',
    '3 module option:module',
    '3 rules option:module.rules',
    '3 test option:module.rules[].test',
    '4 devServer option:devServer',
    '4 port devserver:port',
    '4 devMiddleware devserver:devMiddleware',
    '4 writeToDisk middleware:writeToDisk',
  ]);
});

test.each([
  ['a function', 'export default (env) => ({ mode: "none" });'],
  ['a list', 'export default [{ mode: "none" }];'],
  ['CommonJS', 'module.exports = { mode: "none" };'],
  ['a type', 'export default { mode: "none" } satisfies Configuration;'],
  ['what is merged', 'export default merge(base, { mode: "none" });'],
])('%s is a configuration', (_, code) => {
  expect(keysIn(code, 'ts')).toEqual(['1 mode option:mode']);
});

test('a part of a configuration, a diff, and the options of a plugin are read too', () => {
  expect(keysIn('devtool: "source-map"', 'js')).toEqual(['1 devtool option:devtool']);
  expect(keysIn(' output: {\n+  clean: true,\n },', 'diff title="webpack.config.js"')).toEqual([
    '1 output option:output',
    '2 clean option:output.clean',
  ]);
  expect(keysIn('   },\n+  devtool: false,\n };', 'diff title="webpack.config.js"')).toEqual([
    '2 devtool option:devtool',
  ]);
  expect(keysIn('new webpack.BannerPlugin({ banner: "x" });')).toEqual(['1 banner plugin-option:BannerPlugin.banner']);
});

test('lines count as a reader sees them', () => {
  expect(
    keysIn(
      '// hide-start\nimport x from "x";\n// hide-end\nexport default {\n  bail: true, // hide\n  cache: false,\n};',
    ),
  ).toEqual(['2 cache option:cache']);
});

test('other objects, other languages, and what is hidden have none', () => {
  expect(keysIn('const person = { name: "x", mode: "y" };')).toEqual([]);
  expect(keysIn('export default { title: "x", mode: "none" };')).toEqual([]);
  expect(keysIn('{ "mode": "none" }', 'json')).toEqual([]);
  expect(keysIn('export default { mode: "none" };', 'js hidden')).toEqual([]);
  expect(keysIn('export default { mode: ', 'js')).toEqual([]);
});
