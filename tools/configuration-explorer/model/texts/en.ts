/** Interface strings of the configuration explorer. `code` and [links](/) work as in Markdown (`src/ui/RichText/`). */
export const texts = {
  /** Link to the configuration explorer on the home page. */
  homeLink: 'Check your configuration',
  title: 'Configuration explorer',
  lead: 'Paste a webpack configuration to validate it and to see every option in effect: what you set, and what webpack fills in. Nothing is uploaded.',
  failed: 'Couldn’t load the explorer.',
  loading: 'Loading the explorer…',
  needsScript:
    'The explorer needs JavaScript, because it runs webpack’s validation in your browser. Without JavaScript, run `npx webpack configtest` in your project.',
  configuration: 'Configuration',
  results: 'Results',
  panes: { editor: 'Configuration', results: 'Results' },
  editorOf: (language: string) => `${language} configuration`,
  loadingValidation: 'Loading webpack’s validation…',
  parserFailed: 'Couldn’t load the parser.',
  validationFailed: 'Couldn’t load webpack’s validation. Check your connection and reload the page.',
  keysAbout: 'Each key that you set, with the defaults that would be different without it.',
  comparedWith: (version: string) => ` Compared with webpack ${version}, the version you chose in the sidebar.`,
  show: 'Show',
  changesDefaults: (count: number) => (count === 1 ? 'changes 1 default' : `changes ${count} defaults`),
  option: 'Option',
  value: 'Value',
  now: 'Now',
  without: 'Without it',
  notThere: 'not there',
  removedIn: (version: string) => `removed in ${version}.`,
  more: 'More',
  deprecated: 'deprecated',
  deprecatedFor: (instead: string) => `deprecated: use ${instead}`,
  needs: (version: string) => `needs webpack ${version}`,
  sameAsDefault: 'same as the default',
  accepted:
    'webpack’s validation accepts this configuration. The explorer also checks the options of many loaders and plugins. The others check theirs when they run, and some conflicts between options show only in a build.',
  cannotComplete: 'The configuration matches the schema, but webpack can’t complete it:',
  copyQueries: 'Copy the queries of your project’s browserslist configuration into the Browserslist field.',
  copyMessage: 'Copy the whole message',
  line: (line: number) => `Line ${line}`,
  copied: 'Copied',
  copyBlocked: 'Your browser blocked copying. Select the text instead.',
  /** Notes about how the explorer ran the configuration. */
  notices: {
    package: (about: string) => `${about} isn’t installed here, so a stand-in takes its place.`,
    file: (about: string) => `${about} is a file in your project, so a stand-in takes its place.`,
    spread: (about: string) => `The contents of ${about} aren’t known here, so anything they add is missing.`,
    extends: (_about: string) =>
      'webpack’s CLI merges the configurations listed in extends. They aren’t available here, so their options are missing.',
    node: (about: string) => `${about} from Node.js isn’t available in a browser, so a stand-in takes its place.`,
  },
  differences: (count: number) =>
    count === 1 ? '1 difference from your project' : `${count} differences from your project`,
  /** Message about an option for which no placeholder value is valid, shown after the option's name. */
  standsForNothing: (expression: string) =>
    ` is \`${expression}\`, and none of the values that the explorer tried are valid there.`,
  standsForItself: (expression: string) => ` is \`${expression}\`, which webpack accepts there.`,
  standsFor: (expression: string, type: string) =>
    ` is \`${expression}\`, treated as ${type === 'array' || type === 'object' ? 'an' : 'a'} ${type}.`,
  filters: { all: 'all', set: 'set by you', changed: 'changed by your keys', default: 'defaults' },
  filter: 'Filter',
  noEffective: 'webpack can’t complete this configuration, so there are no effective options to show.',
  values: (shown: number, all: number) =>
    `${shown} of ${all} values. \`/project\` stands for your project’s directory.`,
  copyOptions: 'Copy these options',
  decidedBy: 'Decided by',
  byDefault: 'default',
  changedBy: (keys: string) => `default, changed by ${keys}`,
  you: 'you',
  youWith: (keys: string) => `you, with ${keys}`,
  resultPanes: {
    messages: 'Validation',
    keys: 'Your keys',
    options: 'All options',
    swap: 'What if',
    upgrade: 'Upgrade',
  },
  notRun: 'The configuration can’t be run',
  valid: 'Valid configuration',
  checking: 'Checking…',
  messages: (count: number, by: string) => (count === 1 ? `1 message from ${by}` : `${count} messages from ${by}`),
  onlyServed: '`webpack build` accepts this configuration, but `webpack serve` doesn’t.',
  laterMessage: (by: string) => `${by} only names one unknown key per object at a time. This message would come next.`,
  restOfMessage: 'The rest of the message',
  /** Folded message about a larger value, below the message about the value inside it that is wrong. */
  wholeMessage: 'The whole message',
  /** Buttons that apply one suggestion to the configuration, and all of them. */
  fix: 'Fix',
  fixAll: (count: number) => `Fix all ${count}`,
  unknownKey: 'unknown key',
  jsonEndsEarly: 'The JSON ends too early.',
  didYouMean: (code: string) => `Did you mean \`${code}\`?`,
  resultsWith: (count: number) => `Results (${count})`,
  keysToChange: (count: number) => (count === 1 ? '1 key to change' : `${count} keys to change`),
  incomplete: 'webpack can’t complete it',
  commandLine: 'Command line',
  browserslist: 'Browserslist',
  browserslistHint: 'none: chrome >= 120, firefox >= 121',
  unchanged: 'unchanged',
  targetHint: 'such as node24 or web, es2022',
  chooseOther: 'Choose another mode or target to see which of your effective options would change.',
  different: (count: number) => (count === 1 ? '1 option would be different.' : `${count} options would be different.`),
  afterwards: 'Then',
  linkCopied: 'Link copied',
  linkInBar: 'The link is in the address bar',
  language: 'Language',
  share: 'Share',
  example: 'Example',
  /** Takes back that the example replaced the user’s configuration. */
  undo: 'Undo',
  stopped: (reason: string) => `The configuration was stopped. ${reason}`,
  emptyTitle: 'No configuration yet',
  empty: 'The editor is empty. Paste your `webpack.config.js`, or press Example to start with one.',
  /** Advice after an error about a CommonJS variable in an ES module: the variable, and what replaces it. */
  notInModules: (name: string, instead: string) =>
    `\`${name}\` exists only in CommonJS, but \`import\` and \`export\` make this file an ES module. Use ${instead}. If a tool such as ts-node compiles your configuration to CommonJS, it works there as it is.`,
  inModules: {
    __dirname: '`import.meta.dirname`',
    __filename: '`import.meta.filename`',
    require: '`import`, or `createRequire` from `node:module`',
    module: '`export default`',
    exports: '`export default`',
  },
  noConfiguration:
    'This isn’t a configuration. webpack takes an object, a list of objects, or a function that returns one.',
  /** Heading for a pasted file that isn’t a webpack configuration. */
  belongsTo: (name: string) => `This is ${name}`,
  /** Configuration files of other tools: the file's name, and where it accepts webpack options. */
  foreignFiles: {
    next: {
      name: 'a Next.js configuration',
      where:
        'Next.js creates the webpack configuration and passes it to the function `webpack(config)` in `next.config.js`. Change `config` there and return it.',
    },
    vue: {
      name: 'a Vue CLI configuration',
      where:
        'In `vue.config.js`, put webpack’s options under `configureWebpack`, or change the generated ones in `chainWebpack`. `npx vue-cli-service inspect` prints the whole webpack configuration, which you can paste here.',
    },
    vite: {
      name: 'a Vite configuration',
      where:
        'Vite doesn’t use webpack, so there’s no place for webpack’s options in it. To change from one to the other, see [From and to Vite](/guides/from-and-to-vite/).',
    },
    rollup: {
      name: 'a Rollup configuration',
      where: 'Rollup doesn’t use webpack, so there’s no place for webpack’s options in it.',
    },
    rspack: {
      name: 'an Rspack configuration',
      where: 'Rspack has most of webpack’s options, but checks them itself, so webpack’s messages don’t apply to it.',
    },
    craco: {
      name: 'a CRACO configuration',
      where:
        'In `craco.config.js`, put aliases and plugins under `webpack.alias` and `webpack.plugins`, and change everything else in the function `webpack.configure`.',
    },
    rewired: {
      name: 'a configuration of react-app-rewired',
      where:
        'The function `override` in `config-overrides.js` gets the webpack configuration of Create React App. Change it there and return it.',
    },
    angular: {
      name: 'a part of an Angular project',
      where:
        'Angular creates the webpack configuration. With `@angular-builders/custom-webpack`, your file gets that configuration as `config`, and its path goes under `customWebpackConfig` in `angular.json`.',
    },
    storybook: {
      name: 'a Storybook configuration',
      where:
        'Storybook creates the webpack configuration and passes it to `webpackFinal(config)` in `.storybook/main`. Change `config` there and return it.',
    },
    encore: {
      name: 'a configuration of Webpack Encore',
      where:
        'The package `@symfony/webpack-encore` creates the webpack configuration, and it isn’t installed here. In your project, change what `Encore.getWebpackConfig()` returns before you export it.',
    },
    expo: {
      name: 'an Expo configuration',
      where:
        'The package `@expo/webpack-config` creates the webpack configuration, and it isn’t installed here. In your project, change what `createExpoWebpackConfigAsync()` returns before you return it.',
    },
    mix: {
      name: 'a Laravel Mix configuration',
      where: 'In `webpack.mix.js`, pass webpack’s options to `mix.webpackConfig()`.',
    },
    gatsby: {
      name: 'a Gatsby file',
      where: 'In `gatsby-node`, pass webpack’s options to `actions.setWebpackConfig()` in `onCreateWebpackConfig`.',
    },
    nuxt: {
      name: 'a Nuxt configuration',
      where: 'In `nuxt.config`, put webpack’s options under `webpack`, or change them in the hook `webpack:config`.',
    },
    packageJson: {
      name: 'a `package.json`',
      where: 'webpack’s options go into a file of their own, `webpack.config.js`. Paste that one.',
    },
    tsconfig: {
      name: 'a `tsconfig.json`',
      where:
        'Those are options of TypeScript. webpack’s options go into `webpack.config.js` or `webpack.config.ts`. Paste that one.',
    },
    jsx: {
      name: 'code with JSX or HTML',
      where:
        'A configuration is loaded by Node.js, which doesn’t know this syntax. Paste `webpack.config.js`. For an error about this code, look up the message instead.',
    },
  },
  pasteAlone: 'To check webpack’s options here, paste them alone: `module.exports = { … }`.',
  workerStopped: 'Its worker stopped.',
  tooLong: 'It ran for more than 10 seconds.',
  endlessLoop: (line: number) => `The loop on line ${line} never ends.`,
  endlessWait: 'It waited for a promise that never settles.',
  stop: 'Stop',
  held: 'The page stopped the last time this configuration ran, maybe because it ran out of memory. Fix it first, or run it anyway.',
  run: 'Run it',
  stoppedByYou: 'You stopped it before it ended.',
  stripFailed: 'Couldn’t load the code that strips types. Check your connection and try again.',
  loadingUpgrade: 'Loading the upgrade rules…',
  upgradeFailed: 'Couldn’t load the upgrade rules. Check your connection and try again.',
  nothingToUpgrade:
    'Nothing to upgrade: this configuration has no option, value, or plugin that only webpack 4, an early webpack 5, or an old webpack-dev-server knows.',
  /** Shown instead of `nothingToUpgrade` if the Validation tab has error messages. */
  noKnownChange:
    'The explorer knows of no change to make here. Validation lists what webpack refuses, and you have to change that yourself.',
  nothingFound:
    'There’s nothing here that an upgrade rule knows. The configuration can’t be run, so check the message under Validation first.',
  /** Shown above error messages about a configuration that the upgrade rules can change. */
  canUpgrade: 'Parts of this configuration are for older versions. The explorer can rewrite them.',
  showUpgrade: (count: number) => (count === 1 ? 'Show the change' : `Show the ${count} changes`),
  upgraded: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  leftToYou: (count: number) => (count === 1 ? '1 thing left to you' : `${count} things left to you`),
  useUpgrade: 'Put it into the editor',
  copyUpgrade: 'Copy the new configuration',
  upgradedConfiguration: 'New configuration',
  upgradeIsValid: 'webpack accepts the new configuration.',
  upgradeNotRun: (message: string) => `The new configuration can’t be run: ${message}`,
  validatingUpgrade: 'Validating the new configuration…',
  buildUpgrade: 'Build it',
  aboutUpgradeBuild:
    'Build the new configuration with webpack in the playground’s sandbox, on this page. Your source files aren’t here, so they’re empty, and stand-ins replace your own modules and the packages that the playground lacks.',
  upgradeBuild: 'Build of the new configuration',
  closeUpgradeBuild: 'Close the build',
  loadingUpgradeBuild: 'Loading the playground…',
  upgradeBuildFailed: 'Couldn’t load the playground. Check your connection and try again.',
  /**
   * Reasons why the upgrade rules change an option that wasn't removed. Several option names are separated by spaces.
   */
  upgradeReasons: {
    devtool: 'The words of `devtool` have a fixed order now. See [Devtool](/configuration/devtool/).',
    externals: 'An external function gets an object as its first argument. See [Externals](/configuration/externals/).',
    'output.filename output.chunkFilename output.sourceMapFilename output.hotUpdateMainFilename output.hotUpdateChunkFilename MiniCssExtractPlugin MiniCSSExtractPlugin':
      '`[hash]` is called `[fullhash]`. See [template strings](/configuration/output/#template-strings).',
    'optimization.moduleIds': 'Use [`"deterministic"`](/configuration/optimization/#optimizationmoduleids).',
    'optimization.splitChunks.name optimization.splitChunks.cacheGroups.*.name':
      'webpack names chunks by itself, so `true` is gone.',
    'optimization.noEmitOnErrors':
      'Use [`optimization.emitOnErrors`](/configuration/optimization/#optimizationemitonerrors), which says the opposite.',
    'devServer.proxy':
      'Use a list with a `pathFilter` in each item. See [`devServer.proxy`](/configuration/dev-server/#devserverproxy).',
    'devServer.server': '`"spdy"` is gone. See [`devServer.server`](/configuration/dev-server/#devserverserver).',
    'devServer.webSocketServer':
      '`"sockjs"` is gone. See [`devServer.webSocketServer`](/configuration/dev-server/#devserverwebsocketserver).',
    'module.loaders module.rules[].loader': 'Use [`module.rules`](/configuration/module/#modulerules) with `use`.',
    'file-loader url-loader raw-loader': 'Use [asset modules](/guides/asset-modules/).',
    'NamedModulesPlugin HashedModuleIdsPlugin':
      'Use [`optimization.moduleIds`](/configuration/optimization/#optimizationmoduleids).',
    NamedChunksPlugin: 'Use [`optimization.chunkIds`](/configuration/optimization/#optimizationchunkids).',
    'OccurrenceOrderPlugin OccurrenceModuleOrderPlugin OccurrenceChunkOrderPlugin DedupePlugin':
      'webpack does this by itself.',
    'UglifyJsPlugin UglifyJSPlugin UglifyJSWebpackPlugin':
      'webpack minifies scripts by itself in production. See [`optimization.minimizer`](/configuration/optimization/#optimizationminimizer).',
    'OptimizeCSSAssetsPlugin OptimizeCssAssetsPlugin':
      'webpack minifies stylesheets by itself in production. See [`optimization.minimizer`](/configuration/optimization/#optimizationminimizer).',
    CommonsChunkPlugin: 'Use [`optimization.splitChunks`](/plugins/split-chunks-plugin/).',
    'HardSourceWebpackPlugin AutoDllPlugin': 'Use the [filesystem cache](/configuration/cache/).',
    IgnorePlugin: 'Its options are an object. See [IgnorePlugin](/plugins/ignore-plugin/).',
    WatchIgnorePlugin: 'Its options are an object. See [WatchIgnorePlugin](/plugins/watch-ignore-plugin/).',
    'CopyPlugin CopyWebpackPlugin CopyWebPackPlugin':
      'Its only argument is an object with `patterns`. See [CopyWebpackPlugin](/plugins/copy-plugin/).',
    TerserPlugin:
      'The plugin doesn’t have the options `cache` and `sourceMap` anymore. See [TerserWebpackPlugin](/plugins/terser-webpack-plugin/).',
    ExtractTextPlugin:
      'Use [MiniCssExtractPlugin](/plugins/mini-css-extract-plugin/) or [native CSS](/guides/native-css/).',
    target: 'A function is no target anymore. See [Target](/configuration/target/).',
  },
  /** What the user must check after the upgrade rules changed an option. */
  upgradeNotes: {
    order: 'Check the order: routes on `devServer.app` run before all other middleware.',
    styles: 'Its loader and its plugin both have to be replaced.',
    assets: 'Check the names of the files, and imports of modules that took the loader’s default export.',
    chunks: 'Check which chunks your pages load: webpack decides by itself what to share.',
    polyfill: 'If your code needs it, add a package for it, with `resolve.fallback` or ProvidePlugin.',
    hash: 'For caching in browsers, `[contenthash]` is better.',
    sockets: 'The server only knows WebSocket and server-sent events.',
    minimizer: 'Its own options are lost.',
    target: 'Set `output.chunkFormat` and `output.chunkLoading`, and apply the plugins of the function in `plugins`.',
  },
  brokenLink: 'The link is incomplete or damaged, so its configuration can’t be shown. Ask for a new link.',
};
