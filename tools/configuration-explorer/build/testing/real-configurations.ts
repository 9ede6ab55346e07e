/**
 * Valid and invalid webpack configurations in the style of popular frameworks and their templates. Each is written as
 * in a project but imports only installed packages, so that webpack itself can validate it.
 */

/** A webpack configuration file for tests. */
export interface RealConfiguration {
  shape: string;
  /** File extension of the webpack configuration. */
  language: 'cjs' | 'mjs' | 'ts';
  code: string;
  /** Command line that provides the arguments of a configuration function. */
  commandLine?: string;
}

const cjs = (shape: string, code: string, commandLine?: string): RealConfiguration => ({
  shape,
  language: 'cjs',
  code,
  ...(commandLine !== undefined && { commandLine }),
});
const mjs = (shape: string, code: string): RealConfiguration => ({ shape, language: 'mjs', code });
const ts = (shape: string, code: string): RealConfiguration => ({ shape, language: 'ts', code });

export const realConfigurations: readonly RealConfiguration[] = [
  cjs(
    'an ejected React application',
    `const path = require('path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const appSrc = path.resolve(__dirname, 'src');
module.exports = function (webpackEnv) {
  const isProduction = webpackEnv.production === true;
  return {
    target: ['browserslist'],
    stats: 'errors-warnings',
    mode: isProduction ? 'production' : 'development',
    bail: isProduction,
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    entry: path.join(appSrc, 'index.js'),
    output: {
      path: path.resolve(__dirname, 'build'),
      pathinfo: !isProduction,
      filename: isProduction ? 'static/js/[name].[contenthash:8].js' : 'static/js/bundle.js',
      assetModuleFilename: 'static/media/[name].[hash][ext]',
      publicPath: '/',
    },
    cache: { type: 'filesystem', version: '1', store: 'pack', buildDependencies: { config: [__filename] } },
    optimization: { minimize: isProduction, minimizer: [new TerserPlugin({ extractComments: false }), '...'] },
    resolve: { extensions: ['.web.js', '.js', '.jsx', '.tsx'], alias: { 'react-native': 'react-native-web' } },
    module: {
      strictExportPresence: true,
      rules: [{ oneOf: [
        { test: [/\\.bmp$/, /\\.gif$/], type: 'asset', parser: { dataUrlCondition: { maxSize: 10000 } } },
        { test: /\\.(js|mjs|jsx|ts|tsx)$/, include: appSrc, loader: 'babel-loader', options: { cacheDirectory: true } },
        { test: /\\.css$/, use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'], sideEffects: true },
      ] }],
    },
    plugins: [
      new HtmlWebpackPlugin({ inject: true }),
      new webpack.DefinePlugin({ 'process.env.PUBLIC_URL': JSON.stringify('') }),
      isProduction && new MiniCssExtractPlugin({ filename: 'static/css/[name].css' }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\\.\\/locale$/, contextRegExp: /moment$/ }),
    ].filter(Boolean),
    performance: false,
  };
};`,
    '--env production',
  ),
  cjs(
    'the same before webpack 5',
    `const path = require('path');
module.exports = {
  mode: 'production',
  entry: './src/index.js',
  output: { path: path.resolve('build'), filename: '[name].js', jsonpFunction: 'webpackJsonpapp', futureEmitAssets: true },
  optimization: { noEmitOnErrors: true, namedModules: true, splitChunks: { chunks: 'all', name: true } },
  node: { module: 'empty', dgram: 'empty', fs: 'empty' },
  devServer: { contentBase: 'public', compress: true, clientLogLevel: 'none' },
};`,
  ),
  cjs(
    'an application of Vue, whole',
    `const path = require('node:path');
const { VueLoaderPlugin } = require('vue-loader');
const HtmlWebpackPlugin = require('html-webpack-plugin');
module.exports = (env, argv) => ({
  mode: argv.mode,
  entry: { app: './src/main.js' },
  output: { path: path.resolve(__dirname, 'dist'), publicPath: '/', filename: 'js/[name].[contenthash:8].js', clean: true },
  resolve: { alias: { '@': path.resolve(__dirname, 'src'), vue$: 'vue/dist/vue.runtime.esm-bundler.js' }, extensions: ['.js', '.vue'] },
  module: { rules: [{ test: /\\.vue$/, loader: 'vue-loader' }, { test: /\\.s[ac]ss$/, use: ['vue-style-loader', 'css-loader', 'sass-loader'] }] },
  plugins: [new VueLoaderPlugin(), new HtmlWebpackPlugin({ template: 'public/index.html' })],
  devServer: { historyApiFallback: true, hot: true, client: { overlay: { warnings: false } } },
});`,
    '--mode production',
  ),
  cjs(
    'an application of Vue with the proxy of an old server',
    `module.exports = {
  mode: 'development',
  entry: './src/main.js',
  devServer: { port: 8080, proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: true } }, overlay: true },
};`,
  ),
  ts(
    'an application of Angular with its own configuration',
    `import type { Configuration } from 'webpack';
import webpack from 'webpack';
const configuration: Configuration = {
  mode: 'production',
  entry: { main: './src/main.ts', polyfills: './src/polyfills.ts' },
  resolve: { extensions: ['.ts', '.mjs', '.js'], mainFields: ['es2020', 'es2015', 'browser', 'module', 'main'] },
  module: { rules: [{ test: /\\.html$/, type: 'asset/source' }, { test: /\\.ts$/, loader: 'ts-loader' }] },
  plugins: [new webpack.DefinePlugin({ ngDevMode: 'false' })],
  optimization: { runtimeChunk: 'single', splitChunks: { maxAsyncRequests: Infinity, cacheGroups: { default: { chunks: 'async', minChunks: 2, priority: 10 } } } },
};
export default configuration;`,
  ),
  cjs(
    'a server of Nest',
    `const path = require('path');
const webpack = require('webpack');
module.exports = {
  entry: ['webpack/hot/poll?100', './src/main.ts'],
  target: 'node',
  mode: 'development',
  externals: [({ request }, callback) => (/^@nestjs\\//.test(request) ? callback(null, 'commonjs ' + request) : callback())],
  externalsPresets: { node: true },
  module: { rules: [{ test: /\\.ts$/, use: { loader: 'ts-loader', options: { transpileOnly: true } }, exclude: /node_modules/ }] },
  plugins: [new webpack.HotModuleReplacementPlugin(), new webpack.WatchIgnorePlugin({ paths: [/\\.js$/, /\\.d\\.ts$/] })],
  output: { path: path.join(__dirname, 'dist'), filename: 'server.js' },
  node: { __dirname: false },
};`,
  ),
  cjs(
    'the three processes of an Electron application',
    `const base = { mode: 'development', devtool: 'inline-source-map', module: { rules: [{ test: /\\.tsx?$/, use: 'ts-loader' }] } };
module.exports = [
  { ...base, name: 'main', target: 'electron-main', entry: './src/main.ts' },
  { ...base, name: 'preload', target: 'electron-preload', entry: './src/preload.ts' },
  { ...base, name: 'renderer', target: 'electron-renderer', entry: './src/renderer.tsx', devServer: { port: 4000, static: './public' } },
];`,
  ),
  cjs(
    'an Electron application whose server and target are wrong',
    `module.exports = [
  { name: 'main', mode: 'dev', target: 'electron-main', entry: './src/main.ts' },
  { name: 'renderer', mode: 'development', entry: './src/renderer.tsx', devServer: { contentBase: './public', hot: 'yes' } },
];`,
  ),
  cjs(
    'two servers, both wrong',
    `module.exports = [
  { mode: 'none', entry: './shop.js', devServer: { https: true } },
  { mode: 'none', entry: './admin.js', devServer: { publicPath: '/admin/', port: -1 } },
];`,
  ),
  cjs(
    'an extension of an editor',
    `'use strict';
const path = require('path');
/** @type {import('webpack').Configuration} */
const extensionConfig = {
  target: 'node',
  mode: 'none',
  entry: './src/extension.ts',
  output: { path: path.resolve(__dirname, 'dist'), filename: 'extension.js', libraryTarget: 'commonjs2' },
  externals: { vscode: 'commonjs vscode' },
  resolve: { extensions: ['.ts', '.js'] },
  devtool: 'nosources-source-map',
  infrastructureLogging: { level: 'log' },
};
module.exports = [extensionConfig];`,
  ),
  mjs(
    'a library in two formats',
    `import path from 'node:path';
const shared = { mode: 'production', entry: './src/index.ts', devtool: 'source-map', externals: { react: { root: 'React', commonjs2: 'react', commonjs: 'react', amd: 'react' } } };
export default [
  { ...shared, output: { path: path.resolve('dist'), filename: 'index.umd.cjs', library: { name: 'Chart', type: 'umd', umdNamedDefine: true }, globalObject: 'this' } },
  { ...shared, externals: ['react'], externalsType: 'module', experiments: { outputModule: true }, output: { path: path.resolve('dist'), filename: 'index.js', library: { type: 'module' } } },
];`,
  ),
  mjs(
    'a library whose name stands at the wrong place',
    `export default {
  mode: 'production',
  entry: './src/index.js',
  output: { library: { name: 'Chart', format: 'umd' }, libraryTarget: 'umd2020', filename: './dist/chart.js', pathh: '/dist' },
};`,
  ),
  cjs(
    'an extension of a browser',
    `const path = require('path');
const CopyPlugin = require('copy-webpack-plugin');
module.exports = {
  mode: 'production',
  devtool: false,
  entry: { background: './src/background.js', content: { import: './src/content.js', runtime: false }, popup: './src/popup.jsx' },
  output: { path: path.join(__dirname, 'extension'), filename: '[name].js', clean: { keep: /icons/ } },
  plugins: [new CopyPlugin({ patterns: [{ from: 'manifest.json' }, { from: 'icons', to: 'icons' }] })],
};`,
  ),
  cjs(
    'blocks of a content management system',
    `const path = require('path');
const MiniCSSExtractPlugin = require('mini-css-extract-plugin');
const { basename } = path;
module.exports = {
  mode: process.env.NODE_ENV === 'production' ? 'production' : 'development',
  entry: () => ({ index: path.resolve('src', 'index.js'), view: path.resolve('src', 'view.js') }),
  output: { filename: '[name].js', path: path.resolve(process.cwd(), 'build') },
  externals: { jquery: 'jQuery', lodash: 'lodash', '@wordpress/i18n': ['wp', 'i18n'] },
  optimization: { concatenateModules: true, splitChunks: { cacheGroups: { style: { type: 'css/mini-extract', test: /[\\\\/]style(\\.module)?\\.(pc|sc|sa|c)ss$/, chunks: 'all', enforce: true, name(_, chunks, cacheGroupKey) { return cacheGroupKey + '-' + basename(chunks[0].name); } }, default: false } } },
  plugins: [new MiniCSSExtractPlugin({ filename: '[name].css' })],
  stats: { children: false, all: false, entrypoints: true, errors: true, warnings: true },
};`,
  ),
  cjs(
    'assets of a framework in another language',
    `const path = require('path');
const { glob } = { glob: () => ({ application: './app/javascript/application.js' }) };
module.exports = {
  mode: 'production',
  devtool: 'source-map',
  entry: glob(),
  output: { filename: '[name].js', sourceMapFilename: '[file].map', chunkFormat: 'module', path: path.resolve(__dirname, 'app/assets/builds') },
};`,
  ),
  cjs(
    'a host and its remotes',
    `const { ModuleFederationPlugin } = require('webpack').container;
const HtmlWebpackPlugin = require('html-webpack-plugin');
module.exports = {
  entry: './src/index',
  mode: 'development',
  target: 'web',
  devServer: { static: { directory: __dirname + '/dist' }, port: 3001, headers: { 'Access-Control-Allow-Origin': '*' } },
  output: { publicPath: 'auto', uniqueName: 'host' },
  plugins: [
    new ModuleFederationPlugin({ name: 'host', remotes: { shop: 'shop@http://localhost:3002/remoteEntry.js' }, shared: { react: { singleton: true } } }),
    new HtmlWebpackPlugin({ template: './public/index.html' }),
  ],
};`,
  ),
  mjs(
    'a site that works offline',
    `import WorkboxPlugin from 'workbox-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
export default {
  mode: 'production',
  entry: './src/index.js',
  output: { filename: '[name].[contenthash].js', crossOriginLoading: 'anonymous' },
  optimization: { moduleIds: 'deterministic', runtimeChunk: { name: 'runtime' } },
  plugins: [new WorkboxPlugin.GenerateSW({ clientsClaim: true, skipWaiting: true }), new CompressionPlugin({ algorithm: 'gzip', test: /\\.js$/ })],
  performance: { hints: 'warning', maxEntrypointSize: 300000, assetFilter: (name) => name.endsWith('.js') },
};`,
  ),
  mjs(
    'both sides of an application that renders on the server',
    `import path from 'node:path';
export default (env, argv) => {
  const mode = argv.mode ?? 'development';
  const client = { name: 'client', mode, target: 'web', entry: './src/client.jsx', output: { path: path.resolve('dist/public') }, devServer: { devMiddleware: { writeToDisk: true, index: false }, setupMiddlewares: (middlewares) => middlewares } };
  const server = { name: 'server', mode, dependencies: ['client'], target: 'node22', entry: './src/server.jsx', output: { path: path.resolve('dist'), library: { type: 'commonjs2' } }, optimization: { minimize: false } };
  return [client, server];
};`,
  ),
  cjs(
    'a workshop for components',
    `const path = require('path');
module.exports = async () => ({
  mode: 'development',
  entry: [path.join(__dirname, 'preview.js')],
  resolve: { fallback: { path: false, assert: false, stream: false }, symlinks: false, modules: ['node_modules'] },
  module: { rules: [{ test: /\\.mdx$/, exclude: /\\.stories\\.mdx$/, use: [{ loader: 'babel-loader' }] }, { resourceQuery: /raw/, type: 'asset/source' }, { mimetype: 'text/javascript', resolve: { fullySpecified: false } }] },
  watchOptions: { aggregateTimeout: 10, ignored: /node_modules/ },
  experiments: { lazyCompilation: { entries: false } },
});`,
  ),
  cjs(
    'a generator of sites',
    `module.exports = {
  mode: 'development',
  entry: { commons: ['./.cache/app'] },
  output: { path: '/project/public', filename: '[name].js', devtoolModuleFilenameTemplate: (info) => 'file:///' + info.absoluteResourcePath },
  devtool: 'eval-cheap-module-source-map',
  recordsPath: '/project/.cache/records.json',
  snapshot: { managedPaths: [/^(.+?[\\\\/]node_modules[\\\\/])/] },
  ignoreWarnings: [/mini-css-extract-plugin/, { module: /icons/, message: /export/ }],
  resolveLoader: { modules: ['/project/loaders', 'node_modules'] },
};`,
  ),
  mjs(
    'an application of Preact with two mistakes at the top',
    `export default {
  mode: 'production',
  entrys: './src/index.js',
  optimisation: { minimize: false },
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
};`,
  ),
  mjs(
    'an application of Svelte',
    `import path from 'node:path';
const mode = process.env.NODE_ENV ?? 'development';
export default {
  mode,
  entry: { bundle: ['./src/main.js'] },
  resolve: { alias: { svelte: path.resolve('node_modules', 'svelte/src/runtime') }, extensions: ['.mjs', '.js', '.svelte'], mainFields: ['svelte', 'browser', 'module', 'main'], conditionNames: ['svelte', 'browser', 'import'] },
  module: { rules: [{ test: /\\.svelte$/, use: { loader: 'svelte-loader', options: { compilerOptions: { dev: mode === 'development' }, hotReload: true } } }, { test: /node_modules\\/svelte\\/.*\\.mjs$/, resolve: { fullySpecified: false } }] },
  devServer: { hot: true, historyApiFallback: { rewrites: [{ from: /./, to: '/index.html' }] } },
};`,
  ),
  mjs(
    'WebAssembly',
    `export default {
  mode: 'development',
  entry: './bootstrap.js',
  experiments: { asyncWebAssembly: true, topLevelAwait: true },
  module: { rules: [{ test: /\\.wasm$/, type: 'webassembly/async' }] },
  output: { webassemblyModuleFilename: '[hash].wasm' },
};`,
  ),
  cjs(
    'a game',
    `const webpack = require('webpack');
const TerserPlugin = require('terser-webpack-plugin');
module.exports = {
  mode: 'production',
  entry: './src/game.js',
  module: { rules: [{ test: [/\\.vert$/, /\\.frag$/], type: 'asset/source' }, { test: /\\.(gif|png|jpe?g|svg|xml|glsl)$/i, type: 'asset/resource', generator: { filename: 'assets/[name][ext]' } }] },
  plugins: [new webpack.DefinePlugin({ CANVAS_RENDERER: JSON.stringify(true) }), new webpack.ProvidePlugin({ Buffer: ['buffer', 'Buffer'] })],
  optimization: { minimizer: [new TerserPlugin({ terserOptions: { format: { comments: false } } })] },
};`,
  ),
  cjs(
    'a function in the cloud',
    `const path = require('path');
module.exports = {
  mode: 'production',
  target: 'node22',
  entry: { hello: './handlers/hello.js' },
  externals: [/^@aws-sdk\\//],
  output: { libraryTarget: 'commonjs', path: path.join(__dirname, '.webpack'), filename: '[name].js' },
  optimization: { nodeEnv: false },
};`,
  ),
  mjs(
    'code at the edge of a network',
    `export default {
  mode: 'production',
  target: 'webworker',
  entry: './src/worker.ts',
  output: { filename: 'worker.mjs', library: { type: 'module' }, module: true, chunkFormat: 'module' },
  experiments: { outputModule: true },
  resolve: { conditionNames: ['workerd', 'worker', 'browser', '...'] },
  performance: false,
};`,
  ),
  cjs(
    'a repository of packages',
    `const path = require('path');
const packages = ['core', 'forms'];
module.exports = packages.map((name, index) => ({
  name,
  mode: 'production',
  entry: path.resolve(__dirname, 'packages', name, 'src/index.js'),
  dependencies: index > 0 ? [packages[index - 1]] : [],
  cache: { type: 'filesystem', name: 'build-' + name, compression: 'gzip' },
  output: { path: path.resolve(__dirname, 'packages', name, 'dist'), library: { type: 'commonjs-static' } },
}));
module.exports.parallelism = 2;`,
  ),
  ts(
    'a configuration in TypeScript with the types of the server',
    `import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
const devServer: DevServerConfiguration = { open: true, compress: true, static: [{ directory: path.resolve('public'), watch: false }] };
interface Env { production?: boolean }
export default (env: Env): Configuration & { devServer: DevServerConfiguration } => ({
  mode: env.production ? 'production' : 'development',
  entry: './src/index.ts',
  devServer,
});`,
  ),
  mjs(
    'a bundler of React with the loader of SWC',
    `import webpack from 'webpack';
export default webpack.defineConfig({
  mode: 'development',
  entry: { main: { import: './src/index.tsx', dependOn: 'vendor' }, vendor: ['react', 'react-dom'] },
  module: { rules: [{ test: /\\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true } } } } }] },
  optimization: { runtimeChunk: 'single' },
  devServer: { hot: true, liveReload: false, client: { logging: 'warn', progress: true, reconnect: 3 } },
});`,
  ),
  cjs(
    'native styles, fonts and pages',
    `module.exports = {
  mode: 'development',
  entry: './src/index.css',
  experiments: { css: true },
  output: { cssFilename: '[name].css' },
  module: { generator: { 'css/module': { localIdentName: '[name]__[local]' } }, parser: { css: { namedExports: false } }, rules: [{ test: /\\.woff2$/, type: 'asset/resource' }] },
};`,
  ),
  cjs(
    'tests in a browser',
    `module.exports = {
  mode: 'development',
  devtool: 'inline-source-map',
  entry: [],
  optimization: { splitChunks: false, runtimeChunk: false },
  node: { global: true, __filename: 'mock' },
};`,
  ),
  cjs(
    'strings where numbers belong',
    `module.exports = {
  mode: 'production',
  performance: { maxAssetSize: '500kb' },
  optimization: { splitChunks: { minSize: '20 kb', maxInitialRequests: '30' } },
  watchOptions: { poll: '1000', ignored: 5 },
  devServer: { port: {}, compress: 'gzip' },
};`,
  ),
  cjs(
    'rules as webpack 1 had them',
    `module.exports = {
  entry: './app.js',
  module: {
    preLoaders: [{ test: /\\.js$/, loader: 'eslint' }],
    loaders: [{ test: /\\.js$/, loaders: ['react-hot', 'babel'], query: { presets: ['es2015'] } }],
  },
  resolve: { root: '/src', extensions: ['', '.js'] },
};`,
  ),
  cjs(
    'a rule with options beside a list of loaders',
    `module.exports = {
  mode: 'production',
  module: { rules: [{ test: /\\.css$/, use: ['style-loader', { loader: 'css-loader', query: { modules: true } }], loader: 'x', options: 5 }, { test: /\\.png$/, type: 'asset', parser: { dataUrlCondition: { maxsize: 8 } } }] },
};`,
  ),
  cjs(
    'a server of the third version',
    `const path = require('path');
module.exports = {
  mode: 'development',
  entry: './src/index.js',
  devServer: {
    contentBase: path.join(__dirname, 'dist'), publicPath: '/assets/', hot: true, inline: true, disableHostCheck: true,
    stats: 'minimal', https: true, before(app) { app.get('/ping', (req, res) => res.end()); }, watchContentBase: true,
  },
};`,
  ),
  cjs(
    'a server of the fourth version',
    `module.exports = {
  mode: 'development',
  devServer: { https: { key: './key.pem' }, http2: true, onBeforeSetupMiddleware: () => {}, magicHtml: true, webSocketServer: 'sockjs', client: { overlay: 'all', transport: 'sockjs', needClientEntry: false } },
};`,
  ),
  cjs(
    'a server whose parts have wrong kinds',
    `module.exports = {
  mode: 'development',
  devServer: { static: 5, allowedHosts: 'everyone', headers: 'x', open: { app: 'chrome' }, watchFiles: { path: 'src' }, devMiddleware: { mimetypes: {} }, server: { type: 'https', options: { ca: 5 } }, proxy: [{ context: ['/api'], target: 'http://localhost' }, 5] },
};`,
  ),
  cjs(
    'a server that is switched off',
    `module.exports = { mode: 'development', entry: './src/index.js', devServer: false };`,
  ),
  cjs(
    'a server in a list, where others have none',
    `module.exports = [{ mode: 'none' }, { mode: 'none', devServer: { hott: true } }, { mode: 'none', devServer: false }];`,
  ),
  cjs(
    'a configuration that asks for no validation',
    `module.exports = { mode: 'production', validate: false, devServer: { contentBase: 'x' } };`,
  ),
  cjs(
    'the defaults of the next version',
    `module.exports = { mode: 'production', experiments: { futureDefaults: true }, devServer: { contentBase: 'x' } };`,
  ),
  cjs(
    'a target and a mode with typing errors',
    `module.exports = { mode: 'prodution', externalsType: 'comonjs', stats: 'minimall', cache: { type: 'filesytem' }, output: { crossOriginLoading: 'anonymus' } };`,
  ),
  cjs(
    'keys of several old versions',
    `module.exports = { debug: true, mode: 'none', output: { devtoolLineToLine: true, hotUpdateFunction: 'x', ecmaVersion: 5 }, resolve: { concord: true }, node: { Buffer: true, process: 'mock', setImmediate: true } };`,
  ),
  cjs(
    'files to copy as an old version of the plugin took them',
    `const CopyPlugin = require('copy-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
module.exports = {
  mode: 'prod',
  plugins: [new CopyPlugin([{ from: 'public' }]), new MiniCssExtractPlugin({ fileName: 'a.css' })],
};`,
  ),
  cjs(
    'plugins of webpack with mistakes, and a server',
    `const webpack = require('webpack');
module.exports = {
  mode: 'production',
  devServer: { contentBase: 'public' },
  plugins: [new webpack.IgnorePlugin({ resource: /locale/ }), new webpack.container.ModuleFederationPlugin({ name: 'shop', remote: {} })],
};`,
  ),
  cjs('an empty configuration', `module.exports = {};`),
  cjs(
    'paths that are not absolute',
    `module.exports = { mode: 'production', context: 'src', output: { path: './dist', filename: '/abs/[name].js' }, recordsPath: 'records.json', cache: { type: 'filesystem', cacheDirectory: '.cache' } };`,
  ),
];
