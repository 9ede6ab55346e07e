/** Typical configurations of webpack 4, early webpack 5 releases, and old development servers. */
import type { ConfigurationLanguage } from '../../../model/question.ts';

/** An old webpack configuration that current packages reject, or that contains outdated parts. */
export interface OldConfiguration {
  name: string;
  language: ConfigurationLanguage;
  text: string;
  /** Strings that the upgraded configuration must contain, mainly comments and functions of the original. */
  has: string[];
}

const cjs = (name: string, text: string, ...has: string[]): OldConfiguration => ({ name, language: 'cjs', text, has });
const mjs = (name: string, text: string, ...has: string[]): OldConfiguration => ({ name, language: 'mjs', text, has });

export const oldConfigurations: readonly OldConfiguration[] = [
  cjs(
    'an ejected application',
    `'use strict';
const path = require('path');
const webpack = require('webpack');
const TerserPlugin = require('terser-webpack-plugin');
const OptimizeCSSAssetsPlugin = require('optimize-css-assets-webpack-plugin');

module.exports = function (webpackEnv) {
  const isEnvProduction = webpackEnv === 'production';
  // The loaders of styles, for all rules.
  const getStyleLoaders = (options) => ['style-loader', { loader: 'css-loader', options }];
  return {
    mode: isEnvProduction ? 'production' : 'development',
    bail: isEnvProduction,
    devtool: 'cheap-module-source-map',
    entry: ['./src/index.js'],
    output: {
      path: path.resolve(__dirname, 'build'),
      filename: 'static/js/[name].[contenthash:8].js',
      futureEmitAssets: true,
      jsonpFunction: 'webpackJsonpshop',
    },
    optimization: {
      minimize: isEnvProduction,
      minimizer: [
        new TerserPlugin({ terserOptions: { ecma: 5 }, sourceMap: true }),
        new OptimizeCSSAssetsPlugin({ cssProcessorOptions: { map: false } }),
      ],
      splitChunks: { chunks: 'all', name: true },
    },
    module: {
      strictExportPresence: true,
      rules: [
        { parser: { requireEnsure: false } },
        {
          oneOf: [
            { test: /\\.png$/, loader: require.resolve('url-loader'), options: { limit: 10000, name: 'static/media/[name].[hash:8].[ext]' } },
            { test: /\\.css$/, use: getStyleLoaders({ importLoaders: 1 }) },
            { loader: require.resolve('file-loader'), exclude: [/\\.js$/, /\\.html$/], options: { name: 'static/media/[name].[hash:8].[ext]' } },
          ],
        },
      ],
    },
    plugins: [
      isEnvProduction && new webpack.optimize.OccurrenceOrderPlugin(),
      isEnvProduction && new webpack.IgnorePlugin({ resourceRegExp: /canvas/ }),
      new webpack.IgnorePlugin(/^\\.\\/locale$/, /moment$/),
    ].filter(Boolean),
    node: { module: 'empty', dgram: 'empty', dns: 'mock', fs: 'empty', net: 'empty', tls: 'empty', child_process: 'empty' },
    performance: false,
  };
};
`,
    'The loaders of styles',
    'getStyleLoaders',
    'fallback',
    "chunkLoadingGlobal: 'webpackJsonpshop'",
    'contextRegExp: /moment$/',
  ),
  cjs(
    'a library',
    `const path = require('path');

module.exports = {
  mode: 'production',
  entry: './src/index.js',
  devtool: 'source-map',
  output: {
    path: path.resolve(__dirname, 'lib'),
    filename: 'tides.js',
    library: 'tides',
    libraryTarget: 'umd', // for everybody
    jsonpFunction: 'tidesJsonp',
    globalObject: 'this',
  },
  externals: [
    function (context, request, callback) {
      if (/^lodash\\//.test(request)) return callback(null, 'commonjs ' + request);
      callback();
    },
  ],
  node: { Buffer: false, process: false, setImmediate: false },
};
`,
    '// for everybody',
    'function ({ context, request }, callback)',
  ),
  cjs(
    'several entries with a vendor chunk',
    `const webpack = require('webpack');
module.exports = {
  entry: { admin: './admin.js', shop: './shop.js', vendor: ['react', 'react-dom'] },
  output: { filename: '[name].[chunkhash].js' },
  plugins: [
    new webpack.optimize.CommonsChunkPlugin({ name: 'vendor', minChunks: Infinity }),
    new webpack.optimize.CommonsChunkPlugin({ name: 'manifest' }),
    new webpack.HashedModuleIdsPlugin(),
    new webpack.DefinePlugin({ API: JSON.stringify('/api') }),
  ],
};
`,
    'splitChunks',
    'moduleIds: "deterministic"',
    'DefinePlugin',
  ),
  cjs(
    'uglified',
    `const UglifyJsPlugin = require('uglifyjs-webpack-plugin');
const webpack = require('webpack');
module.exports = {
  entry: './a.js',
  plugins: [
    // small scripts
    new UglifyJsPlugin({ sourceMap: true, uglifyOptions: { compress: { warnings: false } } }),
    new webpack.optimize.OccurrenceOrderPlugin(),
  ],
};
`,
    '// small scripts',
  ),
  cjs(
    'a dev server with a mock API',
    `const path = require('path');
const mocks = require('./mocks');
module.exports = {
  mode: 'development',
  devServer: {
    contentBase: path.join(__dirname, 'public'),
    port: 8080,
    before(app, server) {
      // answers without a backend
      app.get('/orders', (req, res) => res.json(mocks.orders));
    },
    after: (app) => app.use(mocks.last),
  },
};
`,
    '// answers without a backend',
    'mocks.last',
    "directory: path.join(__dirname, 'public')",
  ),
  cjs(
    'a quiet dev server behind a host name',
    `module.exports = {
  mode: 'development',
  devServer: { host: '0.0.0.0', public: 'shop.example:443', disableHostCheck: true, quiet: true, noInfo: false, inline: true, hot: true, stats: 'minimal', open: true, openPage: 'admin/' },
};
`,
    'auto://shop.example:443/ws',
    'allowedHosts: "all"',
    "open: 'admin/'",
  ),
  cjs(
    'a dev server with certificates',
    `const fs = require('fs');
module.exports = {
  mode: 'development',
  devServer: {
    https: { key: fs.readFileSync('server.key'), cert: fs.readFileSync('server.crt'), ca: fs.readFileSync('ca.pem') },
    contentBase: false,
    hotOnly: true,
    useLocalIp: true,
  },
};
`,
    'type: "https"',
    "key: fs.readFileSync('server.key')",
    'hot: "only"',
  ),
  cjs(
    'certificates beside https',
    `module.exports = {
  devServer: { https: true, key: 'k', cert: 'c', ca: 'a', pfx: 'p', pfxPassphrase: 'secret', requestCert: true },
};
`,
    'passphrase',
    'type: "https"',
  ),
  cjs(
    'proxies',
    `module.exports = {
  devServer: {
    proxy: {
      '/api': 'http://localhost:3000',
      // sign-in
      '/auth': {
        target: 'https://auth.example',
        changeOrigin: true,
        pathRewrite: { '^/auth': '' },
      },
    },
    historyApiFallback: true,
  },
};
`,
    '// sign-in',
    'pathFilter: "/api"',
    "pathRewrite: { '^/auth': '' }",
  ),
  cjs(
    'messages of the server in the client',
    `module.exports = {
  devServer: { clientLogLevel: 'warning', overlay: { warnings: true, errors: true }, progress: true, logLevel: 'silent', logTime: true },
};
`,
    "logging: 'warn'",
    'progress: true',
  ),
  cjs(
    'a socket behind a proxy',
    `module.exports = {
  devServer: { sockHost: 'shop.test', sockPort: 443, sockPath: '/socket', transportMode: 'ws', injectClient: true, injectHot: true },
};
`,
    "hostname: 'shop.test'",
    "options: { path: '/socket' }",
    "pathname: '/socket'",
  ),
  cjs(
    'a server that only builds what is asked for',
    `module.exports = {
  devServer: { lazy: true, filename: 'main.js', writeToDisk: true, serverSideRender: true, index: 'index.htm', publicPath: '/assets/', watchOptions: { poll: 1000 } },
};
`,
    'writeToDisk: true',
    'watchOptions: { poll: 1000 }',
  ),
  cjs(
    'several static directories',
    `module.exports = {
  devServer: { contentBase: ['public', 'assets'], compress: true, headers: { 'X-Shop': '1' }, allowedHosts: ['.test'] },
};
`,
    "static: ['public', 'assets']",
  ),
  cjs(
    'static files with their options',
    `module.exports = {
  devServer: { contentBase: 'public', contentBasePublicPath: '/files', watchContentBase: false, serveIndex: false, staticOptions: { redirect: false } },
};
`,
    'publicPath',
    'staticOptions: { redirect: false }',
  ),
  cjs(
    'webpack-dev-server 4',
    `module.exports = {
  devServer: {
    onBeforeSetupMiddleware: (devServer) => {
      devServer.app.get('/health', (_, response) => response.send('fine'));
    },
    onAfterSetupMiddleware(devServer) {
      devServer.app.get('/late', (_, response) => response.send('late'));
    },
    https: true,
    magicHtml: false,
  },
};
`,
    '/health',
    '/late',
    'server: { type: "https" }',
  ),
  cjs(
    'webpack-dev-server 4 with HTTP/2',
    `module.exports = { devServer: { http2: true, server: 'spdy', webSocketServer: 'sockjs' } };
`,
    '"http2"',
    '"ws"',
  ),
  cjs(
    'stand-ins for modules of Node.js',
    `module.exports = {
  resolve: { alias: { shop: './shop' } },
  node: { fs: 'empty', path: true, Buffer: true, process: 'mock', console: true, global: true, __dirname: 'mock' },
};
`,
    "global: true, __dirname: 'mock'",
    'fallback: { fs: false }',
  ),
  cjs(
    'no stand-ins',
    `module.exports = { node: { 'child_process': 'empty', crypto: false } };
`,
    'child_process: false',
  ),
  cjs(
    'old names of source maps',
    `module.exports = [
  { name: 'dev', devtool: 'cheap-module-eval-source-map' },
  { name: 'old', devtool: '#inline-source-map' },
  { name: 'none', devtool: 'none' },
  { name: 'order', devtool: 'cheap-inline-source-map' },
];
`,
    '"eval-cheap-module-source-map"',
    '"inline-source-map"',
    '"inline-cheap-source-map"',
  ),
  cjs(
    'names of modules and chunks',
    `module.exports = {
  optimization: {
    namedModules: true,
    namedChunks: true,
    hashedModuleIds: false,
    occurrenceOrder: true,
    noEmitOnErrors: false,
    splitChunks: {
      automaticNameMaxLength: 30,
      cacheGroups: {
        vendors: { test: /node_modules/, automaticNamePrefix: 'v', priority: -10 }, // what npm brings
        default: false,
      },
    },
  },
};
`,
    '// what npm brings',
    'defaultVendors',
    "idHint: 'v'",
    'emitOnErrors: true',
  ),
  cjs(
    'a cache of its own',
    `const HardSourceWebpackPlugin = require('hard-source-webpack-plugin');
module.exports = {
  entry: './a.js',
  plugins: [new HardSourceWebpackPlugin({ cacheDirectory: '.cache' })],
};
`,
    'cache: { type: "filesystem" }',
  ),
  cjs(
    'files as they are',
    `module.exports = {
  module: {
    rules: [
      { test: /\\.(png|jpg)$/, use: 'file-loader' },
      { test: /\\.txt$/, use: ['raw-loader'] },
      { test: /\\.svg$/, use: [{ loader: 'url-loader', options: { limit: 4096 } }] },
      { test: /\\.woff$/, use: [{ loader: 'file-loader', options: { outputPath: 'fonts' } }] },
    ],
  },
};
`,
    'asset/source',
    'maxSize: 4096',
    "outputPath: 'fonts'",
  ),
  cjs(
    'rules with query and loaders',
    `module.exports = {
  module: {
    rules: [
      { test: /\\.js$/, loader: 'babel-loader', query: { cacheDirectory: true } },
      { test: /\\.css$/, loaders: ['style-loader', 'css-loader'] },
      { test: /\\.less$/, use: ['style-loader', { loader: 'css-loader', query: { modules: true } }, 'less-loader'] },
      { test: /\\.sass$/, loader: ['style-loader', 'sass-loader'] },
    ],
  },
};
`,
    'options: { cacheDirectory: true }',
    "use: ['style-loader', 'sass-loader']",
  ),
  mjs(
    'an ES module with a function',
    `import path from 'node:path';
import webpack from 'webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const isProduction = process.env.NODE_ENV === 'production';

export default (env, argv) => ({
  mode: isProduction ? 'production' : 'development',
  output: { filename: isProduction ? '[name].js' : '[name].[hash].js', chunkFilename: '[name].[hash:6].js', hotUpdateFunction: 'up', chunkCallbackName: 'cb', jsonpScriptType: 'module' },
  plugins: [new HtmlWebpackPlugin(), new webpack.NamedModulesPlugin()],
});
`,
    'HtmlWebpackPlugin()',
    "hotUpdateGlobal: 'up'",
    '[fullhash:6]',
  ),
  cjs(
    'merged from parts',
    `const { merge } = require('webpack-merge');
const base = { output: { futureEmitAssets: true, filename: 'a.js' }, resolve: { enforceModuleExtension: false, extensions: ['.js'] } };
const server = { contentBase: './dist', hot: true };
module.exports = merge(base, { mode: 'development', devServer: server, resolveLoader: { moduleExtensions: ['-loader'] } });
`,
    "filename: 'a.js'",
    "directory: './dist'",
  ),
  cjs(
    'watching and ignoring',
    `const webpack = require('webpack');
module.exports = {
  stats: { maxModules: 0, colors: true },
  plugins: [new webpack.WatchIgnorePlugin([/generated/]), new webpack.IgnorePlugin(/canvas/)],
};
`,
    'modulesSpace: 0',
    'paths: [/generated/]',
  ),
  cjs(
    'early webpack 5: experiments',
    `module.exports = {
  experiments: { asset: true, topLevelAwait: true, outputModule: true, layers: true, lazyCompilation: { client: './client.js', entries: false } },
  output: { module: true },
};
`,
    'entries: false',
    "client: './client.js'",
  ),
  cjs(
    'webpack 5.110: checks and minimizers',
    `module.exports = {
  performance: { unusedRules: true, unusedDefines: true, embeddedSourceMaps: true, entrypointOverlap: true, hints: 'warning' },
  optimization: { minimize: { html: { minifyJson: true, collapseWhitespace: true } } },
};
`,
    'unusedConfig',
    'sourceMaps: true',
    'collapseWhitespace: true',
  ),
  {
    name: 'JSON',
    language: 'json',
    text: `{
  "mode": "development",
  "output": { "filename": "a.js", "jsonpFunction": "x" },
  "node": { "fs": "empty" },
  "devServer": { "contentBase": "public", "https": true, "inline": true }
}
`,
    has: ['"chunkLoadingGlobal": "x"', '"directory": "public"'],
  },
  {
    name: 'with types',
    language: 'ts',
    text: `import type { Configuration } from 'webpack';

const config: Configuration = {
  mode: 'production',
  // kept for old browsers
  output: { jsonpFunction: 'shop' },
  devServer: { contentBase: 'public', overlay: false },
};

export default config;
`,
    has: ['// kept for old browsers', "chunkLoadingGlobal: 'shop'", 'overlay: false'],
  },
  cjs(
    'nearly nothing left in its objects',
    `module.exports = {
  node: { fs: 'empty' },
  output: { futureEmitAssets: true },
  devServer: {
    inline: true
  }
};
`,
    'fallback: { fs: false }',
  ),
];
