import { expect, test } from 'vitest';
import { configurationIn, standInProject, type ToBuild } from './stand-in-project.ts';

function projectOf(text: string, given: Partial<ToBuild> = {}, available: readonly string[] = ['webpack']) {
  return standInProject({ text, language: 'cjs', commandLine: '', configurations: [], ...given }, new Set(available));
}
const filesOf = (...given: Parameters<typeof projectOf>): string[] => Object.keys(projectOf(...given).files).toSorted();

const leaf = (path: string, text: string) => ({ path: path.split('.'), text, origin: 'set' as const, keys: [] });

test('entry points are empty files, wherever the configuration has them from', () => {
  const leaves = [
    leaf('context', '"/project/app"'),
    leaf('entry.shop.import', '["./shop", "/project/src/cart.tsx"]'),
    leaf('entry.vendor.import', '["react", "core-js/stable"]'),
    leaf('resolve.extensions', '[".ts", ".js"]'),
  ];
  const { files } = projectOf('module.exports = config;', { configurations: [{ leaves }] }, ['react']);
  expect(Object.keys(files).toSorted()).toEqual([
    'app/shop.ts',
    'node_modules/core-js/index.js',
    'node_modules/core-js/package.json',
    'node_modules/core-js/stable.js',
    'src/cart.tsx',
    'src/index.js',
    'webpack.config.js',
  ]);
  expect([files['app/shop.ts'], files['src/cart.tsx']]).toEqual(['', '']);
});

test('packages and loaders that are missing get a stand-in; those that are there, and modules of Node.js, get none', () => {
  const text = `const path = require('path');
const { merge } = require('webpack-merge');
const Html = require('html-webpack-plugin');
const Vue = require('vue-loader/lib/plugin');
module.exports = { module: { rules: [{ loader: 'babel-loader?cacheDirectory' }, { use: 'style-loader!@shop/my-loader' }] } };`;
  const packages = filesOf(text, {}, ['webpack', 'html-webpack-plugin', 'style-loader'])
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => file.split('/').slice(1, -1).join('/'));
  expect(packages).toEqual(['@shop/my-loader', 'babel-loader', 'vue-loader', 'webpack-merge']);
});

test('a configuration that refers to files above it has a directory of its own', () => {
  const project = projectOf(
    `const utils = require('./utils');\nmodule.exports = { entry: path.resolve(__dirname, '../src/main.js') };`,
    {
      commandLine: 'NODE_ENV=production npx webpack --mode production --config build/webpack.conf.js',
      configurations: [{ leaves: [leaf('context', '"/project"'), leaf('entry.main.import', '["/src/main.js"]')] }],
    },
  );
  expect(Object.keys(project.files).toSorted()).toEqual([
    'config/utils.js',
    'config/webpack.config.js',
    'src/index.js',
    'src/main.js',
  ]);
  expect(project.commandLine).toBe('--mode production --config config/webpack.config.js');
  expect(configurationIn(project)).toBe('config/webpack.config.js');
});

test('files that a configuration reads or names are there', () => {
  const text = `module.exports = { devServer: { key: fs.readFileSync(path.join(__dirname, 'server.key')) }, plugins: [new Html({ template: 'public/index.html' })] };`;
  expect(filesOf(text)).toEqual(['public/index.html', 'server.key', 'src/index.js', 'webpack.config.js']);
});

test('a stand-in can be called, constructed, merged, applied and run as a loader', () => {
  const { files } = projectOf(`const anything = require('anything');`);
  const module: { exports: unknown } = { exports: {} };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('module', files['node_modules/anything/index.js'] ?? '')(module);
  const standIn = module.exports as Record<string, unknown> & { new (): { apply(compiler: object): void } } & ((
      ...given: unknown[]
    ) => unknown);
  expect(standIn('source')).toBe('source');
  expect((standIn['merge'] as typeof standIn)({ mode: 'none' }, { name: 'b' })).toEqual({ mode: 'none', name: 'b' });
  expect(new standIn().apply({})).toBeUndefined();
  expect(new (standIn['Plugin'] as typeof standIn)().apply({})).toBeUndefined();
  // Members that the loader runner and `import` look up on a module.
  expect([standIn['pitch'], standIn['raw'], standIn['__esModule'], standIn['then']]).toEqual(Array(4).fill(undefined));
});
