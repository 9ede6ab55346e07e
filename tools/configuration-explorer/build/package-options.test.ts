/** Tests options of loaders and plugins: the worker must report the same errors as the packages themselves. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPackageSchemas } from './package-schemas.ts';
import type { CommandMessages } from './testing/run-webpack.ts';
import type { RealConfiguration } from './testing/real-configurations.ts';
import { questionOf, startWorker, type RunningWorker } from './testing/run-worker.ts';
import { webpackMessages, writeConfigurations, type WrittenConfigurations } from './testing/webpack-messages.ts';

const { loaders, plugins, ownPlugins, webpackClasses } = readPackageSchemas();

/** Invalid options for packages that accept unknown keys, or that require other options before they validate. */
const wrong: Partial<Record<string, string>> = {
  BannerPlugin: `{ banner: 'Shop', nope: true }`,
  LoaderOptionsPlugin: `{ debug: 'yes' }`,
  'eslint-webpack-plugin': `{ failOnError: 'yes' }`,
  'stylelint-webpack-plugin': `{ failOnError: 'yes' }`,
};
const optionsFor = (name: string): string => wrong[name] ?? '{ nope: true }';

const ofPackages = Object.keys(plugins).map((name) => ({
  name,
  by: name,
  code: `const Plugin = require('${name}');\nmodule.exports = { plugins: [new (Plugin.default ?? Plugin)(${optionsFor(name)})] };`,
}));
const ofWebpack = Object.keys(ownPlugins).map((name) => ({
  name,
  by: `webpack.${name}`,
  code: `const webpack = require('webpack');\nmodule.exports = { plugins: [new ${placeOf(name)}(${optionsFor(name)})] };`,
}));
const cases = [...ofPackages, ...ofWebpack];

/** Returns the path of a plugin in webpack's exports (`webpack.container.ContainerPlugin`). */
function placeOf(name: string): string {
  const search = (value: object, path: string): string | undefined => {
    if (name in value) return `${path}.${name}`;
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === 'object' && inner !== null && path.split('.').length < 4) {
        const found = search(inner as object, `${path}.${key}`);
        if (found) return found;
      }
    return undefined;
  };
  return search(webpack, 'webpack') ?? name;
}

let worker: RunningWorker;
let written: WrittenConfigurations;
let said: CommandMessages[];
beforeAll(async () => {
  const configurations = cases.map(({ name, code }): RealConfiguration => ({ shape: name, language: 'cjs', code }));
  [worker, written] = await Promise.all([startWorker(), writeConfigurations(configurations)]);
  said = await webpackMessages(configurations, written);
});
afterAll(() => written.remove());

const check = (code: string) => worker.ask(questionOf(code), 'checked');

test.each(cases.map((one, index) => ({ ...one, index })))('$name', async ({ code, by, index }) => {
  const { refusals, configurations } = await check(code);
  expect(said[index]?.build).toBeDefined();
  expect(refusals).toEqual([{ by, message: said[index]?.build }]);
  expect(configurations[0]?.problems.every(({ path }) => path.slice(0, 2).join('.') === 'plugins.0')).toBe(true);
});

test('loaders: the message of each is in the build', async () => {
  const names = Object.keys(loaders);
  const folder = path.join(written.folder, 'loaders');
  await mkdir(folder);
  await Promise.all(names.map((name) => writeFile(path.join(folder, `of.${name}`), '')));
  const rule = (name: string) => ({
    test: new RegExp(`${name}$`),
    type: 'javascript/auto',
    use: [{ loader: name, options: { nope: 1 } }],
  });
  const compiler = webpack({
    mode: 'none',
    context: folder,
    output: { path: path.join(folder, 'dist') },
    entry: names.map((name) => `./of.${name}`),
    module: { rules: names.map(rule) },
  });
  const built = await new Promise<string[]>((resolve, reject) => {
    compiler?.run((error, stats) =>
      compiler.close(() =>
        error
          ? reject(error)
          : resolve((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message)),
      ),
    );
  });
  const rules = names.map((name) => JSON.stringify({ use: rule(name).use }));
  const { refusals } = await check(`module.exports = { module: { rules: [${rules.join(', ')}] } };`);
  const told = refusals.map(({ by }) => by);
  for (const { by, message } of refusals)
    expect(
      built.filter((one) => one.includes(message)),
      by,
    ).toHaveLength(1);
  expect(built.filter((one) => one.includes('ValidationError'))).toHaveLength(told.length);
  expect(told.length).toBeGreaterThan(10);
});

test('loaders in rules of rules, by their files; what is not plain is left to them', async () => {
  const { configurations } = await check(`const paths = require('./paths');
module.exports = { module: { rules: [{ oneOf: [
  { test: /a/, loader: require.resolve('css-loader'), options: { camelCase: true, sourcemap: true } },
  { test: /b/, use: ['style-loader', { loader: 'sass-loader', options: { indentedSyntax: true, includePaths: [paths.styles] } }] },
  { test: /c/, rules: [{ use: { loader: 'html-loader', options: { minimise: true } } }] },
] }] } };`);
  expect(configurations[0]?.problems.map(({ by, path, meant }) => [by, path.join('.'), meant])).toEqual([
    ['css-loader', 'module.rules.0.oneOf.0.options.sourcemap', 'module.rules[0].oneOf[0].options.sourceMap'],
    ['css-loader', 'module.rules.0.oneOf.0.options.camelCase', undefined],
    [
      'html-loader',
      'module.rules.0.oneOf.2.rules.0.use.options.minimise',
      'module.rules[0].oneOf[2].rules[0].use.options.minimize',
    ],
  ]);
});

test('a plugin of a minimizer, one that has mistakes in values, and one with what is not there', async () => {
  const { configurations } = await check(`const Terser = require('terser-webpack-plugin');
const Copy = require('copy-webpack-plugin');
module.exports = { optimization: { minimizer: [new Terser({ parallell: true })] }, plugins: [new Copy([{ from: 'a' }]), new Copy({ patterns: [{ from: require('./paths').a, nope: 1 }] })] };`);
  expect(configurations[0]?.problems.map(({ by, path, meant }) => [by, path.join('.'), meant])).toEqual([
    ['terser-webpack-plugin', 'optimization.minimizer.0.parallell', 'optimization.minimizer[0].parallel'],
    ['copy-webpack-plugin', 'plugins.0.from', undefined],
  ]);
});

test.each([
  ['HashedModuleIdsPlugin', 'webpack.ids.HashedModuleIdsPlugin'],
  ['optimize.CommonsChunkPlugin', undefined],
  ['optimize.UglifyJsPlugin', undefined],
  ['DefinPlugin', 'webpack.DefinePlugin'],
])('webpack exports no %s, as Node.js says', async (name, meant) => {
  const code = `new webpack.${name}()`;
  const { configurations, refusals } = await check(
    `const webpack = require('webpack');\nmodule.exports = { plugins: [new webpack.DefinePlugin({}), ${code}] };`,
  );
  let thrown = '';
  try {
    // eslint-disable-next-line no-new-func
    new Function('webpack', code)(webpack);
  } catch (error) {
    thrown = String(error);
  }
  expect(refusals.map(({ message }) => message)).toEqual([thrown]);
  expect(configurations[0]?.problems).toMatchObject([{ path: ['plugins', 1], ...(meant && { meant }) }]);
  expect(configurations[0]?.problems[0]?.meant).toBe(meant);
});

test('every class that webpack exports is known, as a member and by name', async () => {
  const all = webpackClasses.map((name) => `new all.${name}()`).join(', ');
  const { refusals } = await check(
    `const all = require('webpack');\nconst { DefinePlugin, optimize } = all;\nmodule.exports = { validate: false, plugins: [${all}, new DefinePlugin({}), new optimize.MinChunkSizePlugin()] };`,
  );
  expect(refusals.filter(({ message }) => message.includes('is not a constructor'))).toEqual([]);
  expect(webpackClasses.length).toBeGreaterThan(100);
});
