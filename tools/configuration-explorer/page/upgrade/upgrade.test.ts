import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withEntries } from '../../../../compile/entries/add-entries.ts';
import { loadFacts } from '../../../../facts/index.ts';
import type { PublishedFact } from '../../../../src/model/published-fact.ts';
import { indexOptions } from '../../model/option-index.ts';
import { oldConfigurations } from './testing/old-configurations.ts';
import type { OldConfiguration } from './testing/old-configurations.ts';
import { upgrade } from './upgrade.ts';

const require = createRequire(import.meta.url);
const webpack = require('webpack') as { validate: (configuration: object) => void };
const { validate } = require('schema-utils') as { validate: (schema: object, value: object) => void };
const serverSchema = JSON.parse(
  readFileSync(path.resolve('node_modules/webpack-dev-server/lib/options.json'), 'utf8'),
) as object;

const facts = withEntries(loadFacts(), path.resolve(import.meta.dirname, '../../../../content'));
const removed = facts.ofKind('removed').map((fact): PublishedFact => ({ ...fact }));
const index = indexOptions({ options: [], ofServer: [], removed });

/** Creates a stand-in for packages that aren't installed. It can be called, constructed and accessed. */
function standIn(): unknown {
  const plugin = class {
    apply() {}
  };
  return new Proxy(plugin, { get: (target, name) => (name === 'prototype' ? target.prototype : standIn()) });
}

/** Loads a module for a configuration: from Node.js, a merge function, or a stand-in. */
function load(name: string): unknown {
  if (/^(?:node:)?path$/.test(name)) return path;
  if (/^(?:node:)?fs$/.test(name)) return { readFileSync: () => Buffer.from('x') };
  if (name === 'webpack-merge') return { merge: (...all: object[]) => Object.assign({}, ...all) as object };
  return standIn();
}

type Values = Record<string, unknown>;

/** Evaluates source code and returns the configurations that it exports. */
function configurationsOf(text: string, language: OldConfiguration['language']): Values[] {
  if (language === 'json') return [JSON.parse(text) as Values];
  const plain = language === 'ts' ? stripTypeScriptTypes(text) : text;
  const code = plain
    .replaceAll(/^import (\w+) from '([^']+)';$/gm, "const $1 = load('$2');")
    .replace(/^export default /m, 'module.exports = ')
    .replaceAll(/\brequire\(/g, 'load(')
    .replaceAll(/\brequire\.resolve\(([^)]*)\)/g, '$1');
  const module = { exports: {} as unknown };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('module', 'load', '__dirname', 'process', code)(module, load, '/project', { env: {} });
  const { exports } = module;
  const value: unknown =
    typeof exports === 'function' ? (exports as (...words: unknown[]) => unknown)('production', {}) : exports;
  return Array.isArray(value) ? (value as Values[]) : [value as Values];
}

/** Returns the validation errors of the installed packages. */
function refusals(configurations: readonly Values[]): string[] {
  return configurations.flatMap(({ devServer, ...configuration }) =>
    [() => webpack.validate(configuration), () => devServer && validate(serverSchema, devServer as object)].flatMap(
      (act) => {
        try {
          act();
          return [];
        } catch (error) {
          return [(error as Error).message];
        }
      },
    ),
  );
}

describe.each(oldConfigurations)('$name', ({ language, text, has }) => {
  const { text: result, changes, keys } = upgrade(text, language);
  test('is valid afterwards, and keeps what no rule is about', () => {
    expect(refusals(configurationsOf(result, language)), result).toEqual([]);
    for (const part of has) expect(result).toContain(part);
    expect(changes.length).toBeGreaterThan(0);
  });
  test('has no option left that is gone, and needs nothing more', () => {
    const gone = keys.flatMap((key) => index.removed(key)?.name ?? []);
    expect(gone, result).toEqual([]);
    expect(upgrade(result, language)).toMatchObject({ text: result, changes: [] });
  });
});

test('most of the old configurations are refused as they are', () => {
  expect(oldConfigurations.length).toBeGreaterThanOrEqual(30);
  const refused = oldConfigurations.filter(
    ({ text, language }) => refusals(configurationsOf(text, language)).length > 0,
  );
  expect(refused.length).toBeGreaterThan(24);
});

test('a configuration of today stays as it is, to the letter', () => {
  const text = `// mine\nexport default {\n  mode: "production",\n  devtool: "eval-cheap-source-map",\n  devServer: { static: false, client: { overlay: true } },\n  plugins: [new Plugin()],\n};\n`;
  expect(upgrade(text, 'mjs')).toMatchObject({ text, changes: [], left: [] });
});

test.each([
  '',
  'not a configuration',
  '{{{',
  'module.exports = ',
  'export default { devServer: { contentBase: ',
  '\u0000',
])('broken text %j stays whole', (text) => {
  expect(upgrade(text, 'mjs').text.length).toBeGreaterThanOrEqual(text.length);
});

/** Upgrades a configuration of webpack 4 that depends on `isProd`, and returns its source code. */
const upgraded = (text: string): string => upgrade(`const isProd = true;\nmodule.exports = ${text};`, 'cjs').text;

test.each([
  [
    `{ devtool: isProd ? 'source-map' : 'cheap-module-eval-source-map' }`,
    `{ devtool: isProd ? 'source-map' : "eval-cheap-module-source-map" }`,
  ],
  [
    `{ devtool: isProd ? (a ? 'none' : 'hidden-source-map') : a && '#inline-source-map' }`,
    `{ devtool: isProd ? (a ? false : 'hidden-source-map') : a && "inline-source-map" }`,
  ],
  [
    `{ output: { filename: isProd ? '[name].[hash:8].js' : '[name].js' } }`,
    `{ output: { filename: isProd ? '[name].[fullhash:8].js' : '[name].js' } }`,
  ],
  [
    `{ optimization: { hashedModuleIds: isProd } }`,
    `{ optimization: { moduleIds: isProd ? "deterministic" : "named" } }`,
  ],
  [
    `{ optimization: { namedModules: true, hashedModuleIds: isProd && !a } }`,
    `{ optimization: { moduleIds: isProd && !a ? "deterministic" : "named" } }`,
  ],
  [
    `{ optimization: { namedModules: !isProd, namedChunks: a ? b : c } }`,
    `{ optimization: { moduleIds: !isProd ? "named" : "deterministic", chunkIds: (a ? b : c) ? "named" : "deterministic" } }`,
  ],
  [
    `{ optimization: { moduleIds: isProd ? 'hashed' : 'named' } }`,
    `{ optimization: { moduleIds: isProd ? "deterministic" : 'named' } }`,
  ],
  [
    `{ optimization: { splitChunks: { cacheGroups: { defaultVendors: { test: /a/, name: true }, own: { name: 'own' } } } } }`,
    `{ optimization: { splitChunks: { cacheGroups: { defaultVendors: { test: /a/ }, own: { name: 'own' } } } } }`,
  ],
  [
    `{ plugins: [isProd && new MiniCssExtractPlugin({ filename: '[name].[hash].css', chunkFilename: isProd ? '[id].[hash:8].css' : '[id].css' })] }`,
    `{ plugins: [isProd && new MiniCssExtractPlugin({ filename: '[name].[fullhash].css', chunkFilename: isProd ? '[id].[fullhash:8].css' : '[id].css' })] }`,
  ],
  [
    `{ plugins: [new CopyPlugin([{ from: 'public' }]), new CopyWebpackPlugin({ patterns: ['a'] })] }`,
    `{ plugins: [new CopyPlugin({ patterns: [{ from: 'public' }] }), new CopyWebpackPlugin({ patterns: ['a'] })] }`,
  ],
])('%s is rewritten', (before, after) => {
  expect(upgraded(before)).toBe(`const isProd = true;\nmodule.exports = ${after};`);
  expect(upgraded(after)).toBe(`const isProd = true;\nmodule.exports = ${after};`);
});

test('a plugin that a condition adds, or whose arguments belong elsewhere, is left to the reader', () => {
  const { left, changes } = upgrade(
    `module.exports = { plugins: [isProd && new webpack.HashedModuleIdsPlugin(), new CopyPlugin(['a'], { ignore: ['b'] })] };`,
    'cjs',
  );
  expect(changes).toEqual([]);
  expect(left).toEqual([{ name: 'HashedModuleIdsPlugin' }, { name: 'CopyPlugin' }]);
});

test('what no machine can change is named', () => {
  const { left, changes } = upgrade(
    'module.exports = { target: function (compiler) {}, plugins: [new ExtractTextPlugin("a.css")], devServer: { transportMode: "ws" } };',
    'cjs',
  );
  expect(left.map(({ name }) => name)).toEqual(['ExtractTextPlugin', 'target']);
  expect(changes).toEqual([{ name: 'devServer.transportMode', note: 'sockets' }]);
});
