/**
 * Test questions that developers ask an AI assistant, the tool calls that it makes, and what a correct answer must
 * contain. Expected values come from the installed webpack (`webpack-facts.ts`), never from the answers. Where a
 * comment says so, they were checked against published packages.
 */
import { defaultOf, hookOf, stageOf, valuesOf } from './webpack-facts.ts';

/** A tool call that an AI assistant makes. */
interface QuestionCall {
  tool: string;
  given: Record<string, unknown>;
}

/** A test question, and the one or two tool calls that answer it. */
interface Question {
  asked: string;
  calls: readonly QuestionCall[];
  /** Text that the tools' answers must contain. */
  facts: readonly (string | RegExp)[];
}

const production = { mode: 'production' } as const;
const development = { mode: 'development' } as const;
const option = (name: string, more: Record<string, unknown> = {}): QuestionCall => ({
  tool: 'option',
  given: { name, ...more },
});
const explain = (text: string): QuestionCall => ({ tool: 'explain_error', given: { text } });
const read = (address: string): QuestionCall => ({ tool: 'read', given: { address } });

/** Formats the default of an option as the tool's answers do. */
const as = (value: unknown): string => `Default: \`${JSON.stringify(value)}\``;

/** Matches an answer that doesn't link to the page about `shareStrategy`, an option of a single plugin. */
const notShareStrategy = /^(?![^]*share-strategy)/;

export const questions: readonly Question[] = [
  {
    asked: 'What is the default of splitChunks.minSize in production?',
    calls: [option('splitChunks.minSize', production)],
    facts: [as(defaultOf(production, 'optimization.splitChunks.minSize'))],
  },
  {
    asked: 'And in development?',
    calls: [option('optimization.splitChunks.minSize', development)],
    facts: [as(defaultOf(development, 'optimization.splitChunks.minSize'))],
  },
  {
    asked: 'How many requests may an entry make at once in production?',
    calls: [option('splitChunks.maxInitialRequests', production)],
    facts: [as(defaultOf(production, 'optimization.splitChunks.maxInitialRequests'))],
  },
  {
    asked: 'Does webpack minimize in development?',
    calls: [option('optimization.minimize', development)],
    facts: [as(defaultOf(development, 'optimization.minimize'))],
  },
  {
    asked: 'Does webpack make source maps in production by default?',
    calls: [option('devtool', production)],
    facts: [as(defaultOf(production, 'devtool'))],
  },
  {
    asked: 'Which source maps does development mode make for CSS?',
    calls: [option('devtool', development)],
    facts: [/type: "css", use: "source-map"/],
  },
  {
    asked: 'What is output.publicPath if I don’t set it for the web?',
    calls: [option('output.publicPath', { target: 'web' })],
    facts: [as(defaultOf({ target: 'web' }, 'output.publicPath'))],
  },
  {
    asked: 'How are module IDs made in production?',
    calls: [option('optimization.moduleIds', production)],
    facts: [as(defaultOf(production, 'optimization.moduleIds'))],
  },
  {
    asked: 'From which asset size on does webpack warn?',
    calls: [option('performance.maxAssetSize')],
    facts: [new RegExp(`Default: .*${String(defaultOf(production, 'performance.maxAssetSize'))}`)],
  },
  {
    asked: 'Which hash function does webpack use for file names?',
    calls: [option('output.hashFunction')],
    facts: [String(defaultOf(production, 'output.hashFunction'))],
  },
  {
    asked: 'After how long does loading a chunk time out?',
    calls: [option('output.chunkLoadTimeout')],
    facts: [as(defaultOf(production, 'output.chunkLoadTimeout'))],
  },
  {
    asked: 'How many modules does webpack build at the same time?',
    calls: [option('parallelism')],
    facts: [as(defaultOf({}, 'parallelism'))],
  },
  {
    asked: 'How are assets named if I don’t say so?',
    calls: [option('assetModuleFilename')],
    facts: [as(defaultOf({}, 'output.assetModuleFilename'))],
  },
  {
    asked: 'Which chunk format does a build for Node.js have?',
    calls: [option('output.chunkFormat', { target: 'node' })],
    facts: [new RegExp(`Default: .*${String(defaultOf({ target: 'node' }, 'output.chunkFormat'))}`)],
  },
  {
    asked: 'Which values may mode have?',
    calls: [option('mode')],
    facts: valuesOf('mode').map((value) => JSON.stringify(value)),
  },
  {
    asked: 'Which values may output.crossOriginLoading have?',
    calls: [option('output.crossOriginLoading')],
    facts: ['"anonymous"', '"use-credentials"', 'false'],
  },
  {
    asked: 'What do I write instead of optimization.namedModules?',
    calls: [option('optimization.namedModules')],
    facts: ['Removed in: webpack 5', 'optimization.moduleIds: "named"'],
  },
  // The schema of webpack 5.108.0 has the option `output.html`, and that of 5.107.1 doesn't.
  { asked: 'Since when is there output.html?', calls: [option('output.html')], facts: ['Since: webpack 5.108.0'] },
  // The schema of webpack 5.20.0 has the option `output.clean`, and that of 5.19.0 doesn't.
  {
    asked: 'Which version do I need for output.clean?',
    calls: [option('output.clean')],
    facts: ['Since: webpack 5.20.0'],
  },
  // The schema of webpack 5.105.0 has the option `resolve.tsconfig`, and that of 5.104.1 doesn't.
  {
    asked: 'Since when does webpack read paths of tsconfig.json?',
    calls: [option('resolve.tsconfig')],
    facts: ['Since: webpack 5.105.0'],
  },
  // In `lib/config/defaults.js`, the default of `devtool` is `"eval"` in webpack 5.104.1 and a list in 5.105.0.
  {
    asked: 'Did the default of devtool change in 5.105?',
    calls: [{ tool: 'what_changed', given: { from: '5.104.1', to: '5.105.0', area: 'defaults' } }],
    facts: [/5\.105\.0/, /`devtool`: "eval" → \[/],
  },
  {
    asked: 'What do I get for HTML when I update from 5.107 to 5.108?',
    calls: [{ tool: 'what_changed', given: { from: '5.107.1', to: '5.108.0', name: 'html' } }],
    facts: [/^- options: `output\.html`/m],
  },
  {
    asked: 'May I use tapPromise on compiler.hooks.emit?',
    calls: [option('compiler.hooks.emit')],
    facts: [hookOf('emit')],
  },
  {
    asked: 'Is compiler.hooks.compilation synchronous?',
    calls: [option('Compiler.compilation')],
    facts: [hookOf('compilation')],
  },
  {
    asked: 'At which stage of processAssets do I minimize?',
    calls: [option('PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE')],
    facts: [String(stageOf('PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE'))],
  },
  {
    asked: 'How does a loader return its result later?',
    calls: [option('this.async')],
    facts: [/callback/],
  },
  {
    asked: 'How do I set the public path while the page runs?',
    calls: [option('__webpack_public_path__')],
    facts: ['__webpack_public_path__', /output\.publicPath|publicPath/],
  },
  {
    asked: 'How do I prefetch a chunk?',
    calls: [option('webpackPrefetch')],
    facts: ['<link rel="prefetch">', /`true`/],
  },
  {
    asked: 'On which port does webpack serve listen?',
    // In webpack-dev-server, `lib/Server.js` searches for a free port from 8080 on.
    calls: [option('devServer.port')],
    facts: ['8080'],
  },
  {
    asked: 'How do I empty the output folder before each build?',
    calls: [{ tool: 'search', given: { query: 'clean output folder before build' } }, option('output.clean')],
    facts: ['output.clean', 'output: { clean: true }'],
  },
  {
    asked: 'How do I put all packages into one vendor file?',
    calls: [
      { tool: 'search', given: { query: 'one vendor chunk for all packages' } },
      read('/plugins/split-chunks-plugin/#single-vendor-chunk-for-all-packages'),
    ],
    facts: ['cacheGroups', '[\\\\/]node_modules[\\\\/]'],
  },
  {
    asked: 'How do I keep file names in the browser cache?',
    calls: [
      { tool: 'search', given: { query: 'long-term caching of file names' } },
      read('/guides/caching/#output-filenames'),
    ],
    facts: ['[contenthash'],
  },
  {
    asked: 'How do I use TypeScript?',
    calls: [{ tool: 'search', given: { query: 'use TypeScript' } }],
    facts: ['/guides/typescript/'],
  },
  {
    asked: 'Loading a chunk fails after a deployment',
    calls: [explain('ChunkLoadError: Loading chunk 417 failed.\n(error: https://shop.example/417.3f2a.js)')],
    facts: [/https:\/\/webpack\.js\.org\/errors\/chunk-load-error\//, /publicPath|deploy/],
  },
  {
    asked: 'The build runs out of memory',
    calls: [
      explain(
        'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n<--- Last few GCs --->',
      ),
    ],
    facts: ['--max-old-space-size'],
  },
  {
    asked: 'A deprecation that a plugin causes',
    calls: [
      explain(
        '(node:4211) [DEP_WEBPACK_COMPILATION_ASSETS] DeprecationWarning: Compilation.assets will be frozen in future, all modifications are deprecated.',
      ),
    ],
    facts: ['processAssets'],
  },
  {
    asked: 'An old webpack on a new Node.js',
    calls: [
      explain("Error: error:0308010C:digital envelope routines::unsupported\n    code: 'ERR_OSSL_EVP_UNSUPPORTED'"),
    ],
    facts: [/md4/i, /hashFunction|update/i],
  },
  {
    asked: 'A request that webpack can’t follow',
    calls: [explain('Critical dependency: the request of a dependency is an expression')],
    facts: [/ContextReplacementPlugin|context/],
  },
  {
    asked: 'Is this configuration right?',
    calls: [
      {
        tool: 'validate_configuration',
        given: {
          configuration: 'module.exports = { mode: "production", optimization: { splitChunk: { chunks: "all" } } };',
        },
      },
    ],
    facts: ['optimization.splitChunk', 'Did you mean `optimization.splitChunks`?'],
  },
  {
    asked: 'What became of devServer.contentBase?',
    calls: [
      {
        tool: 'validate_configuration',
        given: { configuration: 'export default { mode: "development", devServer: { contentBase: "./public" } };' },
      },
    ],
    facts: ['webpack-dev-server 4', 'static.directory'],
  },
  {
    asked: 'What does --mode development change in this configuration?',
    calls: [
      {
        tool: 'effective_configuration',
        given: {
          configuration: 'export default (env, { mode }) => ({ mode, entry: "./src/app.js" });',
          command: '--mode development',
          option: 'optimization.minimize',
        },
      },
    ],
    facts: [
      `\`optimization.minimize\`: \`${String(defaultOf(development, 'optimization.minimize'))}\``,
      'changed by mode',
    ],
  },
  {
    asked: 'What is -d of the command line?',
    calls: [option('-d')],
    facts: ['`--devtool`', '`-d`'],
  },
  { asked: 'And -o?', calls: [option('-o')], facts: ['# `--output-path`'] },
  { asked: 'And -c?', calls: [option('-c')], facts: ['# `--config`'] },
  {
    asked: 'Where is contentBase?',
    calls: [option('contentBase')],
    facts: ['Removed in: webpack-dev-server 4', 'devServer.static.directory'],
  },
  {
    asked: 'Where is output.jsonpFunction?',
    calls: [option('jsonpFunction')],
    facts: ['Removed in: webpack 5', 'output.chunkLoadingGlobal'],
  },
  {
    asked: 'Which formats can a library have, and which one if I say nothing?',
    calls: [option('output.library.type')],
    // The default of `output.library.type` in `lib/config/defaults.js` is "module" if `output.module` is true, and
    // "var" otherwise.
    facts: ['"var"', '"module"', '"umd"', /Default: `"var"`.*`"module"` for the target bun, deno, or universal/],
  },
  {
    asked: 'webpack serve refuses my proxy',
    calls: [
      {
        tool: 'validate_configuration',
        given: { configuration: 'module.exports = { devServer: { proxy: { "/api": "http://localhost:3000" } } };' },
      },
    ],
    facts: ['1 message from webpack-dev-server', 'options.proxy should be an array'],
  },
  {
    asked: 'Which keys of this configuration are wrong?',
    calls: [
      {
        tool: 'validate_configuration',
        given: { configuration: 'module.exports = { entrys: "./a.js", optimisation: {}, output: { pathh: "/a" } };' },
      },
    ],
    facts: ['Did you mean `entry`?', 'Did you mean `optimization`?', 'Did you mean `output.path`?'],
  },
  {
    asked: 'webpack serve doesn’t know an option of mine',
    calls: [
      explain(
        "[webpack-cli] Invalid options object. Dev Server has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'contentBase'. These properties are valid:\n   object { allowedHosts?, hot?, static? }",
      ),
    ],
    facts: ['`devServer.contentBase`: removed in webpack-dev-server 4', 'devServer.static.directory'],
  },
  {
    asked: 'And webpack doesn’t know two',
    calls: [
      explain(
        "Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.\n - configuration.output has an unknown property 'filname'. These properties are valid:\n   object { chunkFilename?, filename?, path? }\n   -> Options affecting the output of the compilation.\n - configuration has an unknown property 'loaders'. These properties are valid:\n   object { loader?, module? }\n   Did you mean module.rules or module.rules.*.use?",
      ),
    ],
    // webpack itself suggests `module.rules`. The option `loader` is only spelled similarly.
    facts: ['- `output.filname`: Did you mean `output.filename`?', /^(?![^]*Did you mean `loader`)/],
  },
  {
    asked: 'What do I do about Node.js modules in the browser, all of it?',
    calls: [
      explain(
        "Module not found: Error: Can't resolve 'crypto' in '/home/me/app/src'\n\nBREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
      ),
    ],
    facts: ['resolve.fallback', 'crypto-browserify', /fallback: \{ path: false \}/],
  },
  {
    asked: 'What is new from 5.107 to 5.109?',
    calls: [{ tool: 'what_changed', given: { from: '5.107', to: '5.109' } }],
    // The schema of webpack 5.109.0 has the options below, and that of 5.107.1 has none of them.
    facts: ['`infrastructureLogging.progress`', '`output.html`', '`optimization.inlineExports`', /^(?![^]*more lines)/],
  },
  {
    asked: 'What replaces loaders in a rule?',
    calls: [
      {
        tool: 'validate_configuration',
        given: { configuration: 'module.exports = { module: { rules: [{ test: /x/, loaders: ["a"] }] } };' },
      },
    ],
    facts: ['Use `module.rules[].use`.', /^(?![^]*Did you mean `module\.rules)/],
  },
  {
    asked: 'Is this source map still right?',
    calls: [
      {
        tool: 'validate_configuration',
        given: { configuration: 'module.exports = { devtool: "cheap-module-eval-source-map" };' },
      },
    ],
    facts: ['Did you mean `"eval-cheap-module-source-map"`?'],
  },
  {
    asked: 'What replaces each old option of webpack-dev-server?',
    calls: [read('/configuration/dev-server/#old-options')],
    facts: [/^\| `devServer\.contentBase` \| 4 /m],
  },
  {
    asked: 'A build with two errors: what is the first?',
    calls: [
      explain(
        "ERROR in ./src/a.js 1:37-69\nModule not found: Error: \"./lib/x.js\" is not exported under the conditions [\"import\"] from package /app/node_modules/closed (see exports field in /app/node_modules/closed/package.json)\n\nERROR in ./src/a.js 1:82-87\nexport 'helpr' (imported as 'helpr') was not found in './helper.js' (possible exports: helper)\n\nwebpack 5.113.0 compiled with 2 errors",
      ),
    ],
    facts: [
      /^Source: \S+\/errors\/not-exported\/ [^]*other messages, or if that is not it:[^]*\/errors\/export-not-found\//,
    ],
  },
  {
    asked: 'Does webpack cache in development?',
    calls: [option('cache', development)],
    // According to `lib/config/defaults.js`, the default of `cache` in development is an in-memory cache, whatever else
    // is set.
    facts: [/^- Default: `\{ type: "memory"[^`]*\}` in development/m, /^(?![^]*- Default:[^\n]*`false`)/],
  },
  {
    asked: 'What does this do with -d?',
    calls: [
      {
        tool: 'effective_configuration',
        given: { configuration: 'module.exports = {};', command: '-d eval -o out', option: 'devtool' },
      },
    ],
    facts: ['`devtool`: `"eval"`'],
  },
  {
    asked: 'What does css-loader call the classes of CSS modules?',
    // The default of css-loader's option `localIdentName`, from `utils.js` in its `dist` folder.
    calls: [option('css-loader localIdentName')],
    facts: ["Default: `'[hash:base64]'`"],
  },
  {
    asked: 'Does babel-loader cache by default?',
    calls: [option('babel-loader cacheDirectory')],
    facts: ['`cacheDirectory`: Default `false`'],
  },
  {
    asked: 'Does the terser plugin put comments into a file of their own?',
    calls: [option('new TerserPlugin({ extractComments })')],
    facts: ['/plugins/terser-webpack-plugin/#extractcomments', 'Default: `true`'],
  },
  {
    asked: 'How does html-webpack-plugin load scripts?',
    calls: [option('html-webpack-plugin scriptLoading')],
    facts: ['| `scriptLoading` | `"defer"` |'],
  },
  {
    asked: 'What is the default name of the files of MiniCssExtractPlugin?',
    calls: [option('MiniCssExtractPlugin.filename')],
    facts: ['Default: `[name].css`'],
  },
  {
    asked: 'How many workers has thread-loader?',
    calls: [option('thread-loader workers')],
    facts: ['(number of cpus - 1)'],
  },
  {
    asked: 'A global of Node.js in the browser',
    calls: [
      explain('Uncaught ReferenceError: process is not defined\n    at ./node_modules/util/util.js (main.js:4821:1)'),
    ],
    facts: ['process: "process/browser.js"', '/guides/environment-variables/#process-is-not-defined-in-the-browser'],
  },
  {
    asked: 'A script that doesn’t know its address',
    calls: [explain('Uncaught Error: Automatic publicPath is not supported in this browser\n    at bundle.js:1:1')],
    facts: ['The script has no URL', 'Use a fixed path', 'From /configuration/output/#set-while-the-program-runs'],
  },
  {
    asked: 'A flag that is gone',
    calls: [explain("[webpack-cli] Error: Unknown option '--hot-only'")],
    facts: ['| `--hot-only` | `--hot only` |', /^(?![^]*--colors)/],
  },
  {
    asked: 'How do I turn minimizing off on the command line?',
    calls: [option('--no-optimization-minimize')],
    facts: ['`--no-optimization-minimize` sets it to `false`', 'optimizationminimize'],
  },
  {
    asked: 'What replaces the limit of url-loader?',
    calls: [option('Rule.parser.dataUrlCondition'), option('module.parser.asset.dataUrlCondition.maxSize')],
    facts: ['/configuration/module/#ruleparserdataurlcondition', 'Default: `8096`'],
  },
  {
    asked: 'What is --https now?',
    calls: [option('--https')],
    facts: ['/migrate/5/#removed-flags', '| `--https` | `--server-type https` |'],
  },
  { asked: 'And -p?', calls: [option('-p')], facts: ['| `-p` | `--mode production` |'] },
  {
    asked: 'What a loader says comes before what webpack says of it',
    calls: [
      explain(
        "ERROR in ./src/main.scss\nModule build failed (from ./node_modules/sass-loader/dist/cjs.js):\nSassError: Can't find stylesheet to import.",
      ),
    ],
    facts: [/^Source: \S+\/errors\/loaders-and-plugins\/#styles/, 'sassOptions.loadPaths'],
  },
  {
    asked: 'A loader doesn’t know an option',
    calls: [
      explain(
        "Module build failed (from ./node_modules/css-loader/dist/cjs.js):\nValidationError: Invalid options object. CSS Loader has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'minimize'. These properties are valid:\n   object { url?, import?, modules?, sourceMap?, importLoaders?, esModule?, exportType? }",
      ),
    ],
    facts: ['- `minimize`: css-loader has no such option: https://webpack.js.org/loaders/css-loader/'],
  },
  {
    asked: 'Or one that is nearly right',
    calls: [
      explain(
        "ValidationError: Invalid options object. CSS Loader has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'sourceMaps'. These properties are valid:\n   object { url?, import?, modules?, sourceMap?, importLoaders?, esModule?, exportType? }",
      ),
    ],
    facts: ['- `sourceMaps`: Did you mean `sourceMap`?'],
  },
  {
    asked: 'A plugin that is gone',
    calls: [explain('TypeError: webpack.optimize.UglifyJsPlugin is not a constructor')],
    facts: ['/migrate/4/#deprecatedremoved-plugins', 'optimization.minimize'],
  },
  {
    asked: 'webpack serve doesn’t take my proxy',
    // In webpack-dev-server's `lib/options.json`, `proxy` has been an array since 5.0.0.
    calls: [
      explain(
        '[webpack-cli] Invalid options object. Dev Server has been initialized using an options object that does not match the API schema.\n - options.proxy should be an array:\n   [object { … } | function, ...]\n    at validate (/app/node_modules/schema-utils/dist/validate.js:170:11)',
      ),
    ],
    facts: [
      '/configuration/dev-server/#devserverproxy',
      'Old value: `proxy: { "/api": … }`',
      'pathFilter',
      notShareStrategy,
    ],
  },
  {
    asked: 'A plugin misses an option',
    calls: [
      explain(
        "ValidationError: Invalid options object. Banner Plugin has been initialized using an options object that does not match the API schema.\n - options misses the property 'banner'. Should be:\n   non-empty string | function",
      ),
    ],
    facts: [
      '`banner` is required',
      '/plugins/banner-plugin/#bannerpluginbanner',
      'Type: `string | ((data: { hash?: string, chunk: Chunk, filename: string }) => string)`',
    ],
  },
  {
    asked: 'A value that webpack doesn’t take',
    calls: [
      explain(
        'Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.\n - configuration.optimization.splitChunks.chunks should be one of these:\n   "initial" | "async" | "all" | RegExp | function',
      ),
    ],
    facts: ['`optimization.splitChunks.chunks`', 'Default: `"async"`', 'splitchunkschunks'],
  },
  {
    asked: 'A line of a validation alone',
    calls: [explain(" - options has an unknown property 'https'.")],
    facts: ['`devServer.https`: removed in webpack-dev-server 5', notShareStrategy],
  },
  {
    asked: 'An option of another plugin than the one that a page is about',
    calls: [
      explain(
        "ValidationError: Invalid options object. Terser Plugin has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'sourceMap'. These properties are valid:\n   object { test?, include?, exclude?, terserOptions?, extractComments?, parallel?, minify? }",
      ),
    ],
    facts: ['terser-webpack-plugin has no such option', notShareStrategy],
  },
  {
    asked: 'And of that one',
    calls: [
      explain(
        "Invalid options object. Module Federation Plugin has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'shareStrategy'. These properties are valid:\n   object { exposes?, filename? }",
      ),
    ],
    facts: ['Source: https://webpack.js.org/errors/share-strategy/', '@module-federation/enhanced'],
  },
  {
    asked: 'What became of localIdentName and includePaths?',
    calls: [
      explain(
        "ValidationError: Invalid options object. CSS Loader has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'localIdentName'. These properties are valid:\n   object { url?, import?, modules?, sourceMap?, importLoaders?, esModule?, exportType? }",
      ),
      option('sass-loader includePaths'),
    ],
    facts: ['css-loader has it as `modules.localIdentName`', 'sassOptions: { loadPaths: ["styles"] }'],
  },
  {
    asked: 'Where is localIdentName?',
    calls: [option('css-loader localIdentName')],
    facts: ['# `modules.localIdentName` (option of css-loader)'],
  },
  {
    asked: 'A plugin of webpack 4',
    calls: [
      explain(
        'TypeError: webpack.NamedModulesPlugin is not a constructor\n    at Object.<anonymous> (/app/webpack.config.js:4:5)',
      ),
      option('webpack.HashedModuleIdsPlugin'),
    ],
    facts: [
      'has no `webpack.NamedModulesPlugin` any more',
      'optimization.moduleIds: "named"',
      'has no `webpack.HashedModuleIdsPlugin` any more',
      'optimization.moduleIds: "deterministic"',
      /^(?![^]*\/errors\/reading-call\/ \()/,
    ],
  },
  {
    asked: 'A plugin that the configuration imports in the wrong way',
    calls: [explain('TypeError: HtmlWebpackPlugin is not a constructor')],
    facts: ['/errors/failed-to-load-config/', /^(?![^]*any more)/],
  },
  {
    asked: 'What a loader says about a file',
    calls: [
      explain(
        'ERROR in ./a.scss\nModule build failed (from ./node_modules/sass-loader/dist/cjs.js):\nexpected "{".\n  ╷\n1 │ import "./a.scss"\n  │                  ^\n  ╵',
      ),
    ],
    facts: [/^Source: \S+\/errors\/module-build-failed\//],
  },
  {
    asked: 'Since when is there --watch-options-stdin?',
    calls: [option('--watch-options-stdin')],
    facts: ['Since: webpack 5.0.0 or an earlier version'],
  },
  {
    asked: 'Does webpack warn about sizes of a program for Node.js?',
    calls: [option('performance.hints', { ...production, target: 'node' })],
    facts: [
      `Default of \`performance\`, without which it has no effect: \`${String(defaultOf({ ...production, target: 'node' }, 'performance'))}\``,
    ],
  },
  {
    asked: 'What is an option of an entry of mine, of a cache group, and of a shared library?',
    calls: [option('entry.main.import'), option('cacheGroups.default.priority')],
    facts: [
      '# `entry.<key>.import` (option of the configuration)',
      'a name that you choose, here `main`',
      '# `optimization.splitChunks.cacheGroups.<key>.priority` (option of the configuration)',
    ],
  },
  {
    asked: 'Must a library be shared once?',
    calls: [option('ModuleFederationPlugin shared singleton'), option('shared.react.requiredVersion')],
    facts: ['ModuleFederationPlugin.shared.<key>.singleton` (', 'shared.<key>.requiredVersion` (', 'here `react`'],
  },
  {
    asked: 'What is in the value of an option, and in one of its parts?',
    calls: [option('loader.environment.generator'), option('resolve.byDependency.esm.fullySpecified')],
    facts: [
      '# `loader` (',
      'is inside its value',
      '# `resolve.fullySpecified` (',
      'inside of `resolve.byDependency.<key>`',
    ],
  },
  {
    asked: 'What do I tap instead of optimizeChunkAssets and optimizeAssets?',
    calls: [option('compilation.hooks.optimizeChunkAssets'), option('compilation.hooks.optimizeAssets')],
    facts: [
      'Deprecated: use `Compilation.processAssets` with the stage `PROCESS_ASSETS_STAGE_OPTIMIZE`',
      'Same as: `Compilation.processAssets`',
    ],
  },
  {
    asked: 'What replaces module.strictExportPresence, and indentedSyntax of sass-loader?',
    calls: [option('module.strictExportPresence'), option('sass-loader indentedSyntax')],
    facts: ['use `module.parser.javascript.exportsPresence`', 'sassOptions: { syntax: "indented" }'],
  },
  {
    asked: 'A deprecation of a hook without its code, and one of Sass',
    calls: [
      explain('DeprecationWarning: optimizeChunkAssets is deprecated (use Compilation.hooks.processAssets instead)'),
      explain(
        'Deprecation Warning [legacy-js-api]: The legacy JS API is deprecated and will be removed in Dart Sass 2.0.0.',
      ),
    ],
    facts: ['`processAssets` with the `PROCESS_ASSETS_STAGE_OPTIMIZE` stage', 'Update sass-loader'],
  },
  {
    asked: 'A message of a loader that no page explains',
    calls: [
      explain(
        'Module Warning (from ./node_modules/postcss-loader/dist/cjs.js):\nWarning\n\n(3:1) from "autoprefixer" plugin: Gradient has outdated direction syntax.',
      ),
    ],
    facts: ['Source: https://webpack.js.org/loaders/postcss-loader/#autoprefixer'],
  },
  {
    asked: 'A configuration that isn’t CommonJS, and types of an image',
    calls: [
      explain(
        "[webpack-cli] Failed to load '/app/webpack.config.js' config\n[webpack-cli] ReferenceError: require is not defined in ES module scope, you can use import instead",
      ),
      explain("TS2307: Cannot find module './logo.svg' or its corresponding type declarations."),
    ],
    facts: ['/errors/failed-to-load-config/', 'Rename the file to `.cjs`', 'declare module "*.svg"'],
  },
  {
    asked: 'What stands at the address of an option that is gone?',
    calls: [read('/configuration/dev-server/#devserverlazy'), read('/configuration/dev-server/#devserverbefore')],
    facts: ['experiments.lazyCompilation', 'Use `devServer.setupMiddlewares`', 'dev-server/#removed-devserverbefore'],
  },
  {
    asked: 'And what does option say of it?',
    calls: [option('devServer.https')],
    facts: ['Use `devServer.server: "https"`', /^(?![^]*devServer\.contentBase)/],
  },
  {
    asked: 'What does a configuration with extends come to?',
    calls: [
      {
        tool: 'effective_configuration',
        given: { configuration: "module.exports = { extends: './base.js', mode: 'production' };" },
      },
    ],
    facts: ['merges the configurations listed in extends', 'Source: https://webpack.js.org/configuration/all/'],
  },
  {
    asked: 'What does this configuration come to?',
    calls: [
      {
        tool: 'effective_configuration',
        given: {
          configuration:
            "export default { mode: 'development', target: ['web', 'es5'], experiments: { outputModule: true } };",
        },
      },
    ],
    facts: [
      '`experiments.outputModule`: `true` (you; removed in webpack 5.111.',
      /^- `output\.environment`: `\{ [^`]*\barrowFunction: false\b/m,
      `moduleIds: "${String(defaultOf(development, 'optimization.moduleIds'))}"`,
      /^(?![^]*narrow it with option)/,
    ],
  },
];
