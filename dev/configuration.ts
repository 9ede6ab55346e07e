/**
 * webpack configuration for `npm run dev`: the app with hot module replacement and Fast Refresh, without hashes in file
 * names, and without minification.
 */
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { base, publicPath, withCache } from '../generator/bundle/configurations.ts';
import { entries } from '../generator/bundle/entries.ts';
import { browsers, fileRule, scriptRule, styleRule } from '../generator/bundle/rules.ts';
import { inProject } from '../generator/paths.ts';
import type { Workspace } from '../generator/bundle/workspace.ts';

/** URLs of the scripts and styles that HTML documents load in development. */
export const developmentFiles = { scripts: ['/app/browser.js'], styles: [{ address: '/app/browser.css' }] };

/** Entry point of the development panel that shows a report on the page. No production configuration contains it. */
const panelEntry = inProject('src/entries/development.ts');

/** Returns the webpack configuration of the browser bundle for development. */
export function developmentClient(workspace: Workspace): Configuration {
  const options = { target: 'browser', development: true } as const;
  const shared = base('client', { workspace, development: true });
  const app: Configuration = {
    ...shared,
    entry: { browser: [entries.client, panelEntry] },
    target: `browserslist:${browsers.join(', ')}`,
    devtool: 'eval-cheap-module-source-map',
    output: {
      path: workspace.client,
      publicPath,
      filename: 'app/[name].js',
      chunkFilename: 'app/[name].js',
      assetModuleFilename: 'app/[name][ext]',
      hotUpdateChunkFilename: 'app/hot/[id].[fullhash].js',
      hotUpdateMainFilename: 'app/hot/[runtime].[fullhash].json',
    },
    module: { rules: [scriptRule(options), styleRule(options), fileRule] },
    optimization: { chunkIds: 'named', splitChunks: false },
    plugins: [
      ...(shared.plugins ?? []),
      new MiniCssExtractPlugin({ filename: 'app/[name].css', chunkFilename: 'app/[name].css', ignoreOrder: true }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  };
  return withCache(app, workspace);
}
