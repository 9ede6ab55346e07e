/** Configures webpack for the site's four bundles: browser app, head script, prerendering, and service worker. */
import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
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
 * Matches the check in webpack's minified runtime that the global chunk array is really an array. It guards against
 * elements whose id is the name of that variable, because they shadow the variable. No element has the id used here
 * (`chunkLoadingGlobal`), so the check is removed from each script.
 */
const chunkArray = /Array\.isArray\(globalThis\.(\w+)\)\?globalThis\.\1:globalThis\.\1=\[\]/g;

/**
 * Minifies a script twice. A second run of SWC's minifier on its own output removes another 0.13 KB of React,
 * regardless of its `passes` option.
 */
const minifyTwice = basedOnSwc(async (input, _sourceMap, options, extract) => {
  const once = await TerserPlugin.swcMinify(input, undefined, options, extract);
  const [name = 'script.js'] = Object.keys(input);
  if (once.code === undefined) return once;
  const twice = await TerserPlugin.swcMinify({ [name]: once.code }, undefined, options, extract);
  return { ...twice, code: twice.code?.replaceAll(chunkArray, 'globalThis.$1||=[]') };
});

/** Matches webpack's check of the global chunk array in code that isn't minified. */
const wholeChunkArray = /\(Array\.isArray\(globalThis\["(\w+)"\]\)\?globalThis\["\1"\]:globalThis\["\1"\]=\[\]\)/;

/**
 * Minifies the chunk of a page. Only webpack's runtime loads it, and it has already created the global chunk array, so
 * the check of that array is removed. This saves 1% of a short page.
 */
const minifyPage = basedOnSwc(async (...parameters) => {
  const minimized = await TerserPlugin.swcMinify(...parameters);
  return { ...minimized, code: minimized.code?.replace(wholeChunkArray, '$1') };
});

/**
 * Creates a minimizer function with the static methods of the SWC minimizer in terser-webpack-plugin, because the
 * plugin calls some of them, such as `getMinimizerVersion`.
 */
function basedOnSwc(
  minify: (...parameters: Parameters<typeof TerserPlugin.swcMinify>) => ReturnType<typeof TerserPlugin.swcMinify>,
): typeof TerserPlugin.swcMinify {
  const { swcMinify } = TerserPlugin;
  return Object.assign(minify, { ...swcMinify } as Pick<typeof swcMinify, keyof typeof swcMinify>);
}

/**
 * webpack's public path for prerendering and development. URLs start at the site's root, and the base path is added to
 * documents after rendering.
 */
export const publicPath = '/';

/**
 * Returns all webpack configurations of a production build whose entry files exist.
 *
 * @param once whether this is a throwaway build, without minification and cache
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

/** Path of the feedback form's module, or of an empty stub if no feedback endpoint is configured. */
const feedback = inProject('src/features/feedback', site.feedbackUrl ? 'Feedback.tsx' : 'no-feedback.ts');

/** The cache folders to bundle in, and whether to bundle for development. */
interface Bundling {
  workspace: Workspace;
  development: boolean;
}

/** Returns the webpack configuration that all bundles have in common. */
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
 * Adds webpack's persistent cache to a configuration. Its version depends on the configuration, because webpack doesn't
 * detect changes to loader options or alias targets.
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
 * Returns the webpack configuration of the browser app: two scripts, one stylesheet, and everything else on demand.
 * React has its own script, because it changes rarely.
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
      // The file name needs no content hash, because the ids of lazy chunks already contain one (`ChunkIdsPlugin`).
      chunkFilename: 'app/[id].js',
      assetModuleFilename: 'app/[name].[contenthash:8][ext]',
      clean: true,
      // The global variable's name contains a capital letter, so that no heading shadows it: elements with an id are
      // properties of `window`, and headings have lowercase ids.
      chunkLoadingGlobal: 'siteChunks',
      // The unique name is short, because it is part of the runtime, which every document loads.
      uniqueName: 'site',
      // If a loaded chunk lacks the expected module, for example after another deployment, the import fails with the
      // code MODULE_NOT_FOUND.
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
          // SWC is multithreaded, so minifying in another process would only add startup time.
          parallel: false,
          exclude: /app\/(?:pages|sections)\//,
          extractComments: false,
          // Additional minifier passes save 0.3 KB in the initial load. All supported browsers implement ES2022.
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
        }),
        // The content of a page's chunk is a single string. Only webpack's wrapper around the string can be minified,
        // which is a tenth of a short page.
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
        // Lightning CSS minifies all stylesheets in less time than starting other processes takes.
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
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
 * The tables of pages, sections and redirects change with every edit. Their file has a fixed name, so that an edit
 * doesn't change every document.
 */
const routes = {
  name: 'routes',
  test: /[\\/]site[\\/](?:pages|sections|redirects)\.js$/,
  filename: '[name].js',
  chunks: 'async' as const,
  enforce: true,
};

/** webpack rule for images and fonts of which only the URL is needed, because the browser bundle emits the files. */
const writtenByClient: RuleSetRule = { ...fileRule, generator: { emit: false } };

/**
 * Returns the webpack configuration of the script that is inlined in every document and runs before the first paint.
 */
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

/** Returns the webpack configuration of the bundle that renders documents in Node.js. The bundle contains no pages. */
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
        // Workers exist only in the browser. `import.meta` is left in the code, because webpack would replace its URL
        // with the file's absolute path. The hash of this bundle, which is in every document, would then depend on the
        // project's folder.
        { test: /\.tsx?$/, parser: { worker: false, url: false, importMeta: false } },
      ],
    },
    // Module concatenation is disabled because it parses each module again, which isn't worth it for code that runs
    // once and isn't shipped.
    optimization: { minimize: false, splitChunks: false, concatenateModules: false },
    plugins: [...(shared.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * Returns the webpack configuration of the service worker, `/sw.js`. The file is always at the root and has no hash in
 * its name, so that browsers find updates.
 */
function worker(workspace: Workspace): Configuration {
  return {
    ...base('worker', { workspace, development: false }),
    target: 'webworker',
    output: { path: workspace.server, filename: codeFiles.worker },
    module: { rules: [scriptRule({ target: 'browser', development: false })] },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
  };
}
