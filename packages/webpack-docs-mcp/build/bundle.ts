/** Bundles the scripts of the package: with everything they import, so that it needs no other package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { textDefinitions } from '../../../generator/bundle/interface-texts.ts';
import { rootDefinitions } from '../../../generator/bundle/place-definitions.ts';
import { runOnce } from '../../../generator/bundle/run-compiler.ts';
import { inProject } from '../../../generator/paths.ts';
import { workerConfiguration } from '../../../tools/configuration-explorer/build/configuration.ts';

/** Folder of the package's sources. */
export const packageFolder = path.resolve(import.meta.dirname, '..');

/** Scripts that are started, by their names. */
const entries = { server: 'server.ts', command: 'command.ts' };

/** The oldest Node.js that runs them, as `package.json` says it. */
const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
  engines: { node: string };
};
const node = manifest.engines.node.replace('>=', '').split('.').slice(0, 2).join('.');

/** Writes the scripts. @param out absolute folder @throws Error with what webpack found wrong */
export async function bundle(out: string): Promise<Stats[]> {
  return Promise.all([scripts(out), jail(out), check(out)].map(bundleWith));
}

async function bundleWith(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await runOnce(compiler);
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
  return stats;
}

/** The process of a configuration; without a `package.json`, which it may not read, its extension says that it is a module. */
function jail(out: string): Configuration {
  const shared = scripts(out);
  return {
    ...shared,
    entry: { jail: path.join(packageFolder, 'configuration/jail.ts') },
    output: { ...shared.output, filename: '[name].mjs' },
    optimization: { ...shared.optimization, splitChunks: false },
  };
}

/** What runs beside a configuration: as the worker of the configuration explorer is bundled, with another entry. */
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
      // Where a script lies is asked at run time: its data and the scripts of the jail are beside it.
      parser: { javascript: { importMeta: false } },
    },
    plugins: [
      // Minimizers leave out what makes a file of the system's a command.
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
      // A program that fails names its functions; what is saved is the space that nobody reads.
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
