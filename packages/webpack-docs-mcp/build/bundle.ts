/**
 * Bundles the scripts of the package `webpack-docs-mcp` with everything they import, so that the package needs no
 * dependencies.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { textDefinitions } from '../../../generator/bundle/interface-texts.ts';
import { rootDefinitions } from '../../../generator/bundle/place-definitions.ts';
import { runOnce } from '../../../generator/bundle/run-compiler.ts';
import { inProject } from '../../../generator/paths.ts';
import { workerConfiguration } from '../../../tools/configuration-explorer/build/configuration.ts';

/** Absolute path of the folder that contains the npm package's source code. */
export const packageFolder = path.resolve(import.meta.dirname, '..');

/** Entry points of the bundled scripts, by the name of the script. */
const entries = { server: 'server.ts', command: 'command.ts' };

/** The npm package's `package.json`, which contains the minimum version of Node.js. */
const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
  engines: { node: string };
};
const node = manifest.engines.node.replace('>=', '').split('.').slice(0, 2).join('.');

/**
 * Bundles the scripts of the npm package.
 *
 * @param out absolute path of the output folder
 * @throws Error with webpack's errors
 */
export async function bundle(out: string): Promise<Stats[]> {
  return Promise.all([scripts(out), runner(out), check(out)].map(bundleWith));
}

async function bundleWith(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await runOnce(compiler);
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
  return stats;
}

/**
 * Returns the webpack configuration for two scripts: the process that runs a reader's configuration, and the thread
 * that limits its processor time. Their extension `.mjs` marks them as modules, because they aren't allowed to read a
 * `package.json`.
 */
function runner(out: string): Configuration {
  const shared = scripts(out);
  return {
    ...shared,
    entry: Object.fromEntries(
      ['isolated-process', 'limit-processor-time'].map((name) => [
        name,
        path.join(packageFolder, `configuration/${name}.ts`),
      ]),
    ),
    output: { ...shared.output, filename: '[name].mjs' },
    optimization: { ...shared.optimization, splitChunks: false },
  };
}

/**
 * Returns the webpack configuration for the code that checks a reader's configuration in an isolated context. The code
 * is bundled like the web worker of the configuration explorer, but with another entry point.
 */
function check(out: string): Configuration {
  const worker = workerConfiguration(out);
  return {
    ...worker,
    entry: { check: path.join(packageFolder, 'configuration/check.ts') },
    module: { rules: [scriptRule] },
  };
}

const scriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: { node } } },
  },
};

function scripts(out: string): Configuration {
  return {
    mode: 'production',
    target: `node${node}`,
    context: inProject(),
    devtool: false,
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(packageFolder, file)])),
    output: { path: out, filename: '[name].js', chunkFilename: '[name].js', module: true, chunkFormat: 'module' },
    experiments: { outputModule: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [scriptRule],
      // Leaves `import.meta.url` to be evaluated at run time, because the data and the other scripts are next to the
      // script.
      parser: { javascript: { importMeta: false } },
    },
    plugins: [
      // Adds the shebang line after minimizing, because minimizers remove it.
      new webpack.BannerPlugin({
        banner: '#!/usr/bin/env node',
        raw: true,
        entryOnly: true,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
      }),
      new webpack.DefinePlugin({
        ...textDefinitions,
        ...rootDefinitions,
        PACKAGE_VERSION: JSON.stringify(manifest.version),
      }),
    ],
    optimization: {
      splitChunks: {
        chunks: 'all',
        minChunks: 2,
        cacheGroups: { default: false, defaultVendors: false, shared: { name: 'shared', minChunks: 2 } },
      },
      // Removes only white space from the scripts, so that stack traces show function names.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { ecma: 2022, mangle: false, compress: { ecma: 2022 }, keep_classnames: true },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
