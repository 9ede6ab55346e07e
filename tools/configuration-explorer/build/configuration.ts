/**
 * webpack configuration that bundles the configuration explorer's worker. The bundle contains webpack's validation and
 * defaults but not the rest of webpack.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { browsers, scriptRule } from '../../../generator/bundle/rules.ts';
import { readPackageSchemas } from './package-schemas.ts';
import { packageFolder } from '../../../facts/packages.ts';
import { inProject } from '../../../generator/paths.ts';

/** Path of `node_modules` in the virtual project. It appears in webpack's defaults. */
const packages = '/project/node_modules';

/** Path of the entry module of the configuration explorer's worker. */
export const workerEntry = inProject('tools/configuration-explorer/worker/worker.ts');

const here = (file: string): string => path.join(import.meta.dirname, file);
const { resolve } = createRequire(import.meta.url);

/** Replacements for the Node.js modules that webpack's validation and defaults use. */
const nodeModules = {
  fs: here('../worker/node/fs.ts'),
  path: here('../worker/node/path.ts'),
  url: here('../worker/node/url.ts'),
  util: here('../worker/node/util.ts'),
};

const nodeProcess = here('../worker/node/process.ts');
const browserslist = here('../worker/node/browserslist.ts');
const watchpack = here('../worker/node/watchpack.ts');
const nothing = here('../worker/node/nothing.ts');

/**
 * webpack modules to exclude from the worker's bundle. Only compilations call them, and they import the rest of
 * webpack, such as minimizers and file systems. The files must exist, so that the build fails if a webpack update moves
 * them.
 */
const leftOut = [
  'config/getClaimedAssetTypes',
  'css/cssMinify',
  'fs/fs',
  'html/htmlMinify',
  'html/xmlMinify',
  'javascript/jsMinify',
  'json/jsonMinify',
].map((name) => resolve(`webpack/lib/${name}.js`));

/** Packages to exclude from the worker's bundle because only compilations use them. */
const leftOutPackages = ['minimizer-webpack-plugin', 'webpack-sources'];

/**
 * Returns the webpack configuration for the worker's bundle.
 *
 * @param out absolute path of the output folder for `worker.js`
 */
export function workerConfiguration(out: string): Configuration {
  return {
    mode: 'production',
    context: inProject(),
    devtool: false,
    target: `browserslist:${browsers.join(', ')}`,
    entry: { worker: workerEntry },
    output: { path: out, filename: '[name].js' },
    resolve: {
      extensions: ['.ts', '.js', '.json'],
      alias: {
        ...nodeModules,
        ...Object.fromEntries(leftOut.map((file) => [file, nothing])),
        ...Object.fromEntries(leftOutPackages.map((name) => [`${name}$`, nothing])),
        'browserslist/node$': browserslist,
        [resolve('browserslist/browser.js')]: browserslist,
        watchpack$: watchpack,
        'webpack-options-schema$': resolve('webpack/schemas/WebpackOptions.json'),
        'webpack-dev-server-options-schema$': path.join(packageFolder('webpack-dev-server'), 'lib/options.json'),
      },
    },
    module: { rules: [scriptRule({ target: 'browser', development: false })] },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/^node:/, (data) => {
        data.request = data.request.slice('node:'.length);
      }),
      new webpack.ProvidePlugin({
        process: [nodeProcess, 'default'],
        Buffer: [here('../worker/node/buffer.ts'), 'Buffer'],
      }),
      new webpack.DefinePlugin({
        __dirname: JSON.stringify(`${packages}/webpack/lib/config`),
        PACKAGE_SCHEMAS: JSON.stringify(readPackageSchemas()),
      }),
      new ResolvedNamePlugin(watchpack, `${packages}/watchpack/lib/index.js`),
    ],
    node: false,
    optimization: {
      splitChunks: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          // Keep class names during minification, because webpack and schema-utils compare them.
          terserOptions: { ecma: 2022, keep_classnames: true, compress: { ecma: 2022, passes: 2 } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** webpack plugin that sets a file's module id to its path in Node.js, so that `require.resolve` returns that path. */
class ResolvedNamePlugin {
  readonly #file: string;
  readonly #name: string;

  constructor(file: string, name: string) {
    this.#file = file;
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ResolvedNamePlugin', ({ chunkGraph, hooks }) => {
      hooks.beforeModuleIds.tap('ResolvedNamePlugin', (modules) => {
        for (const module of modules)
          if (module.nameForCondition() === this.#file) chunkGraph.setModuleId(module, this.#name);
      });
    });
  }
}
