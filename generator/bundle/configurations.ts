/** webpack configurations: browser, head script, prerendering and service worker. */
import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { keyOf } from '../../compile/keys/key-of.ts';
import { site } from '../../site.config.ts';
import { inProject } from '../paths.ts';
import { ChunkIdsPlugin } from './chunk-ids-plugin.ts';
import { type ConfigurationName, codeFiles, configurationVersion, entries } from './entries.ts';
import { textDefinitions } from './interface-texts.ts';
import { ModuleIdsPlugin } from './module-ids-plugin.ts';
import { basePath, placeDefinitions, rootDefinitions } from './place-definitions.ts';
import { browsers, contentRule, fileRule, scriptRule, styleRule } from './rules.ts';
import type { Workspace } from './workspace.ts';

/**
 * The check in webpack's minified runtime that its chunk array is an array, in case an element with that id shadows the
 * global. Our name can't collide (`chunkLoadingGlobal`), so the check is removed from each script.
 */
const chunkArray = /Array\.isArray\(globalThis\.(\w+)\)\?globalThis\.\1:globalThis\.\1=\[\]/g;

/** A second run of SWC's minifier on its own output saves another 0.13 KB of React, regardless of its `passes`. */
const minifyTwice = basedOnSwc(async (input, _sourceMap, options, extract) => {
  const once = await TerserPlugin.swcMinify(input, undefined, options, extract);
  const [name = 'script.js'] = Object.keys(input);
  if (once.code === undefined) return once;
  const twice = await TerserPlugin.swcMinify({ [name]: once.code }, undefined, options, extract);
  return { ...twice, code: twice.code?.replaceAll(chunkArray, 'globalThis.$1||=[]') };
});

/** The same check in unminified code. */
const wholeChunkArray = /\(Array\.isArray\(globalThis\["(\w+)"\]\)\?globalThis\["\1"\]:globalThis\["\1"\]=\[\]\)/;

/** Page chunks are loaded only by the runtime, which has already created the array. Saves 1% of a short page. */
const minifyPage = basedOnSwc(async (...parameters) => {
  const minimized = await TerserPlugin.swcMinify(...parameters);
  return { ...minimized, code: minimized.code?.replace(wholeChunkArray, '$1') };
});

/**
 * A minimizer with the static methods that terser-webpack-plugin calls on its SWC minimizer, such as
 * `getMinimizerVersion`.
 */
function basedOnSwc(
  minify: (...parameters: Parameters<typeof TerserPlugin.swcMinify>) => ReturnType<typeof TerserPlugin.swcMinify>,
): typeof TerserPlugin.swcMinify {
  const { swcMinify } = TerserPlugin;
  return Object.assign(minify, { ...swcMinify } as Pick<typeof swcMinify, keyof typeof swcMinify>);
}

/** URLs are absolute from the site's root; the base path is added to documents after rendering. */
export const publicPath = '/';

/**
 * All configurations of a production build whose entries exist.
 * @param once throwaway build: no minification, no cache
 */
export function productionConfigurations(workspace: Workspace, once: boolean): Configuration[] {
  const bundling: Bundling = { workspace, development: false };
  const all = [client(workspace), head(bundling), prerender(bundling), worker(workspace)];
  return all
    .filter((configuration) => existsSync(entries[configuration.name as ConfigurationName]))
    .map((configuration) => (once ? forOnce(configuration) : withCache(configuration, workspace)));
}

function forOnce(configuration: Configuration): Configuration {
  return { ...configuration, cache: false, optimization: { ...configuration.optimization, minimize: false } };
}

/** The feedback module, or an empty stub if no endpoint is configured. */
const feedback = inProject('src/features/feedback', site.feedbackUrl ? 'Feedback.tsx' : 'no-feedback.ts');

/** Where to bundle, and whether for development. */
export interface Bundling {
  workspace: Workspace;
  development: boolean;
}

/** Common configuration of all bundles. */
export function base(name: ConfigurationName, { workspace, development }: Bundling): Configuration {
  return {
    name,
    mode: development ? 'development' : 'production',
    context: inProject(),
    devtool: false,
    entry: { [name]: entries[name] },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { 'site/feedback.js': feedback, site: workspace.modules, tools: inProject('tools') },
    },
    plugins: [
      new ModuleIdsPlugin(workspace.modules),
      new webpack.DefinePlugin({
        ...textDefinitions,
        ...(development || name === 'prerender' ? rootDefinitions : placeDefinitions),
        IS_PRERENDER: String(name === 'prerender'),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Adds a cache whose version depends on the configuration, because webpack doesn't detect changed loader options or
 * alias targets.
 */
export function withCache(configuration: Configuration, { webpackCache }: Workspace): Configuration {
  return {
    ...configuration,
    cache: {
      type: 'filesystem',
      name: configuration.name!,
      cacheDirectory: webpackCache,
      version: keyOf({ configurationVersion, configuration: inspect(configuration, { depth: Infinity }) }),
    },
  };
}

/**
 * The app: two scripts (React changes rarely, so it has its own file), one stylesheet, and everything else on demand.
 */
function client(workspace: Workspace): Configuration {
  const shared = base('client', { workspace, development: false });
  return {
    ...shared,
    entry: { browser: entries.client },
    target: `browserslist:${browsers.join(', ')}`,
    output: {
      path: workspace.client,
      publicPath: `${basePath}/`,
      filename: 'app/[name].[contenthash:8].js',
      // No content hash: the ids of lazy chunks contain one (`ChunkIdsPlugin`).
      chunkFilename: 'app/[id].js',
      assetModuleFilename: 'app/[name].[contenthash:8][ext]',
      clean: true,
      // Capitalized, because headings have lowercase ids, and elements with an id are properties of `window`.
      chunkLoadingGlobal: 'siteChunks',
      // If a chunk lacks its module (for example after another deployment), fail with the code MODULE_NOT_FOUND.
      strictModuleResolution: true,
    },
    module: {
      rules: [
        scriptRule({ target: 'browser', development: false, isBelow: basePath !== '' }),
        styleRule({ target: 'browser', development: false }),
        fileRule,
        contentRule(workspace.modules),
      ],
    },
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'all', cacheGroups: { default: false, defaultVendors: false, react, routes } },
      minimizer: [
        new TerserPlugin({
          minify: minifyTwice,
          // SWC is multithreaded; another process would only add startup time.
          parallel: false,
          exclude: /app\/(?:pages|sections)\//,
          extractComments: false,
          // More passes shave 0.3 KB off the initial load. All supported browsers implement ES2022.
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
        }),
        // Page chunks are a single string; only webpack's wrapper can be minified, a tenth of a short page.
        new TerserPlugin({
          minify: minifyPage,
          parallel: false,
          include: /app\/(?:pages|sections)\//,
          extractComments: false,
          terserOptions: {
            ecma: 2022,
            compress: { defaults: false, unused: true, inline: 3, reduce_vars: true },
            mangle: true,
          },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      ...(shared.plugins ?? []),
      new ChunkIdsPlugin(workspace.modules),
      new MiniCssExtractPlugin({
        filename: 'app/[name].[contenthash:8].css',
        chunkFilename: 'app/[id].css',
        ignoreOrder: true,
      }),
    ],
  };
}

const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * The tables of pages, sections and redirects change with every edit. A fixed file name keeps that from changing every
 * document.
 */
const routes = {
  name: 'routes',
  test: /[\\/]site[\\/](?:pages|sections|redirects)\.js$/,
  filename: '[name].js',
  chunks: 'async' as const,
  enforce: true,
};

/** Files of which only the address is needed, because the browser bundle writes them. */
const writtenByClient: RuleSetRule = { ...fileRule, generator: { emit: false } };

/** The inline script of every document, which runs before the first paint. */
export function head(bundling: Bundling): Configuration {
  const { workspace, development } = bundling;
  return {
    ...base('head', bundling),
    mode: 'production',
    target: `browserslist:${browsers.join(', ')}`,
    output: {
      path: workspace.server,
      filename: codeFiles.head,
      publicPath: `${basePath}/`,
      assetModuleFilename: development ? 'app/[name][ext]' : 'app/[name].[contenthash:8][ext]',
    },
    module: { rules: [scriptRule({ target: 'browser', development: false }), writtenByClient] },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
  };
}

/** The app for Node: renders documents, and contains no pages itself. */
export function prerender(bundling: Bundling): Configuration {
  const { workspace, development } = bundling;
  const shared = base('prerender', bundling);
  return {
    ...shared,
    target: 'node24',
    resolve: {
      ...shared.resolve,
      alias: {
        'site/pages.js': false,
        'site/sections.js': false,
        'site/redirects.js': false,
        ...(shared.resolve?.alias as object),
      },
    },
    output: {
      path: workspace.server,
      publicPath,
      filename: codeFiles.prerender,
      module: true,
      library: { type: 'module' },
      assetModuleFilename: 'app/[name].[contenthash:8][ext]',
    },
    experiments: { outputModule: true },
    module: {
      rules: [
        scriptRule({ target: 'server', development }),
        styleRule({ target: 'server', development }),
        writtenByClient,
        // Workers exist only in the browser. `import.meta` is kept, because webpack would replace it with the file's
        // absolute URL, and this bundle's hash, which is in every document, would depend on the project's folder.
        { test: /\.tsx?$/, parser: { worker: false, url: false, importMeta: false } },
      ],
    },
    // Module concatenation parses each module again, which isn't worth it for code that runs once and isn't shipped.
    optimization: { minimize: false, splitChunks: false, concatenateModules: false },
    plugins: [...(shared.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** `/sw.js`: always at the root and unhashed, so that browsers find updates. */
function worker(workspace: Workspace): Configuration {
  return {
    ...base('worker', { workspace, development: false }),
    target: 'webworker',
    output: { path: workspace.server, filename: codeFiles.worker },
    module: { rules: [scriptRule({ target: 'browser', development: false })] },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
  };
}
