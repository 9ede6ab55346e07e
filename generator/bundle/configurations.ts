/**
 * The configurations that webpack runs: browser, head script, prerender and service worker, each a world of its own.
 */
import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { keyOf } from '../../compile/keys/key-of.ts';
import { site } from '../../site.config.ts';
import { inProject } from '../paths.ts';
import { ChunkIdsPlugin } from './chunk-ids-plugin.ts';
import { type ConfigurationName, codeFiles, configurationVersion, entries } from './entries.ts';
import { textDefinitions } from './interface-texts.ts';
import { ModuleIdsPlugin } from './module-ids-plugin.ts';
import { basePath, placeDefinitions, rootDefinitions } from './place-definitions.ts';
import { browsers, contentRule, imageRule, scriptRule, styleRule } from './rules.ts';
import type { Workspace } from './workspace.ts';

/**
 * How webpack reaches its array of chunks, in minimized code: it looks whether that is an array, since an element of the page with
 * that id would be a property of the window, too. Ours can't be (`chunkLoadingGlobal`), and each script would carry it.
 */
const chunkArray = /Array\.isArray\(globalThis\.(\w+)\)\?globalThis\.\1:globalThis\.\1=\[\]/g;

/** What SWC makes of its own output is smaller once more: 0.13 KB of React, whatever the number of its passes. */
const minifyTwice: typeof TerserPlugin.swcMinify = Object.assign(
  async (...[input, , options, extract]: Parameters<typeof TerserPlugin.swcMinify>) => {
    const once = await TerserPlugin.swcMinify(input, undefined, options, extract);
    const [name = 'script.js'] = Object.keys(input);
    if (once.code === undefined) return once;
    const twice = await TerserPlugin.swcMinify({ [name]: once.code }, undefined, options, extract);
    return { ...twice, code: twice.code?.replaceAll(chunkArray, 'globalThis.$1||=[]') };
  },
  { ...TerserPlugin.swcMinify } as Pick<typeof TerserPlugin.swcMinify, keyof typeof TerserPlugin.swcMinify>,
);

/** The same array where nothing was shortened. */
const wholeChunkArray = /\(Array\.isArray\(globalThis\["(\w+)"\]\)\?globalThis\["\1"\]:globalThis\["\1"\]=\[\]\)/;

/** The chunk of a page is only ever asked for by the runtime, which has made the array by then: 1% of a short page. */
const minifyPage: typeof TerserPlugin.swcMinify = Object.assign(
  async (...parameters: Parameters<typeof TerserPlugin.swcMinify>) => {
    const minimized = await TerserPlugin.swcMinify(...parameters);
    return { ...minimized, code: minimized.code?.replace(wholeChunkArray, '$1') };
  },
  { ...TerserPlugin.swcMinify } as Pick<typeof TerserPlugin.swcMinify, keyof typeof TerserPlugin.swcMinify>,
);

/** Files are addressed from the root of the site; documents get the folder that it stands in once they are written. */
export const publicPath = '/';

/**
 * All configurations of a production build whose entries exist.
 * @param once for a build that is looked at and thrown away: scripts are not minimized, and no cache is written
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

/** The module that asks whether a page was helpful; an empty stand-in where there is nowhere to send the answer. */
const feedback = inProject('src/features/feedback', site.feedbackUrl ? 'Feedback.tsx' : 'no-feedback.ts');

/** Where a bundle is made, and whether for development. */
export interface Bundling {
  workspace: Workspace;
  development: boolean;
}

/** What all bundles share. */
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
 * The configuration with a cache that is valid for it alone: webpack does not notice by itself that a setting of a loader or
 * the target of an alias has changed.
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

/** The app: two scripts (React changes seldom, so it keeps its own file), one stylesheet, and everything else on demand. */
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
      // Ids of chunks have a hash in them.
      chunkFilename: 'app/[id].js',
      assetModuleFilename: 'app/[name].[contenthash:8][ext]',
      clean: true,
      // With a capital: headings have lowercase ids, and each of those is a property of the window too.
      chunkLoadingGlobal: 'siteChunks',
      // A chunk without the module that it should have (of another deployment, say) is an error with a name: MODULE_NOT_FOUND.
      strictModuleResolution: true,
    },
    module: {
      rules: [
        scriptRule({ target: 'browser', development: false, isBelow: basePath !== '' }),
        styleRule({ target: 'browser', development: false }),
        imageRule,
        contentRule(workspace.modules),
      ],
    },
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'all', cacheGroups: { default: false, defaultVendors: false, react, routes } },
      minimizer: [
        new TerserPlugin({
          minify: minifyTwice,
          // SWC has threads of its own: a process more would only cost its start.
          parallel: false,
          exclude: /app\/(?:pages|sections)\//,
          extractComments: false,
          // Further passes find what the first has freed: 0.3 KB of a first visit. All supported browsers know ES2022.
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
        }),
        // Pages are one string each: only what webpack puts around it can be shortened, which is a tenth of a short page.
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

/** The tables of pages, sections and redirects change with every edit. A fixed address keeps that from changing every document. */
const routes = {
  name: 'routes',
  test: /[\\/]site[\\/](?:pages|sections|redirects)\.js$/,
  filename: '[name].js',
  chunks: 'async' as const,
  enforce: true,
};

/** A few lines that run before the first paint; put inline into every document. */
export function head(bundling: Bundling): Configuration {
  const { workspace } = bundling;
  return {
    ...base('head', bundling),
    mode: 'production',
    target: `browserslist:${browsers.join(', ')}`,
    output: { path: workspace.server, filename: codeFiles.head },
    module: { rules: [scriptRule({ target: 'browser', development: false })] },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
  };
}

/** The same app for Node: renders documents, knows no page by itself. */
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
        { ...imageRule, generator: { emit: false } },
        // Workers are the browser's alone. `import.meta` stays: webpack would write the file's absolute URL in its place, and the
        // hash of this bundle, which each document carries, would depend on the folder of the project.
        { test: /\.tsx?$/, parser: { worker: false, url: false, importMeta: false } },
      ],
    },
    // Joining modules means parsing each once more, for code that runs once and is sent to nobody.
    optimization: { minimize: false, splitChunks: false, concatenateModules: false },
    plugins: [...(shared.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** `/sw.js`: always at the root and unhashed, or browsers would not find its next version. */
function worker(workspace: Workspace): Configuration {
  return {
    ...base('worker', { workspace, development: false }),
    target: 'webworker',
    output: { path: workspace.server, filename: codeFiles.worker },
    module: { rules: [scriptRule({ target: 'browser', development: false })] },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
  };
}
