import { starterReasons } from './en-reasons.ts';

/**
 * Questions of the project starter, each with the label of its answer in a list. Each answer has a name and a
 * one-sentence description.
 */
const questions = {
  goal: {
    ask: 'What are you building?',
    topic: 'Kind of project',
    answers: {
      app: { label: 'An app', note: 'A single page, driven by a script.' },
      site: { label: 'Several pages', note: 'Each page has its own script, and shared code goes into a shared file.' },
      library: { label: 'A library', note: 'Other projects import it from npm.' },
      node: { label: 'A Node.js program', note: 'It runs on a server or in a terminal.' },
    },
  },
  framework: {
    ask: 'Which framework?',
    topic: 'Framework',
    answers: {
      none: { label: 'None', note: 'Plain code without a UI library.' },
      react: { label: 'React', note: 'Components in JSX, with Fast Refresh.' },
      preact: { label: 'Preact', note: 'Components in JSX, with a small runtime.' },
      vue: { label: 'Vue', note: 'Single-file components, compiled by vue-loader.' },
      svelte: { label: 'Svelte', note: 'Components, compiled by svelte-loader.' },
    },
  },
  language: {
    ask: 'Which language, and what compiles it?',
    topic: 'Language',
    answers: {
      js: { label: 'JavaScript', note: 'webpack bundles it as is. No compiler needed.' },
      'js-swc': { label: 'JavaScript with SWC', note: 'A fast compiler for JSX and older browsers.' },
      'js-babel': { label: 'JavaScript with Babel', note: 'The compiler with the most plugins.' },
      ts: { label: 'TypeScript', note: 'webpack strips the types. No loader needed.' },
      'ts-swc': { label: 'TypeScript with SWC', note: 'Also compiles JSX, enums, and decorators.' },
      'ts-babel': { label: 'TypeScript with Babel', note: 'For projects that need Babel plugins.' },
      'ts-esbuild': { label: 'TypeScript with esbuild', note: 'Fast, and also compiles JSX and enums.' },
    },
  },
  styles: {
    ask: 'How do you write styles?',
    topic: 'Styles',
    answers: {
      none: { label: 'No styles', note: 'The project has no stylesheet.' },
      css: { label: 'CSS', note: 'webpack handles it without a loader.' },
      modules: { label: 'CSS modules', note: 'Class names that are local to a file. No loader needed.' },
      sass: { label: 'Sass', note: 'sass-loader compiles it, and webpack does the rest.' },
      less: { label: 'Less', note: 'less-loader compiles it, and webpack does the rest.' },
      postcss: { label: 'PostCSS', note: 'CSS with plugins. This project uses Autoprefixer.' },
    },
  },
  html: {
    ask: 'Where does the HTML come from?',
    topic: 'HTML',
    answers: {
      entry: {
        label: 'An HTML file is the entry',
        note: 'webpack bundles the page’s scripts and styles. No plugin needed.',
      },
      generated: { label: 'webpack generates it', note: 'One page for each script. You don’t write any HTML.' },
      plugin: { label: 'HtmlWebpackPlugin', note: 'Fills in your template. Other plugins can extend it.' },
      none: { label: 'Somewhere else, or no HTML', note: 'Your server renders the page, or there isn’t one.' },
    },
  },
  browsers: {
    ask: 'Where does it have to run?',
    topic: 'Target',
    answers: {
      recent: { label: 'Recent browsers', note: 'Released in the last two and a half years.' },
      older: { label: 'Browsers since 2020', note: 'A compiler converts newer syntax.' },
      node: { label: 'Node.js', note: 'Node.js 22 or later.' },
    },
  },
  output: {
    ask: 'What should webpack output?',
    topic: 'Output',
    answers: {
      plain: { label: 'Scripts with fixed names', note: 'The simplest output.' },
      hashed: { label: 'Scripts with hashed names', note: 'Browsers can cache them forever.' },
      module: { label: 'ES modules', note: 'The output itself uses import and export.' },
      umd: { label: 'ES module and UMD', note: 'Also works with require() and script tags.' },
      commonjs: { label: 'A CommonJS file', note: 'For tools that load it with require().' },
    },
  },
  development: {
    ask: 'How do you want to develop?',
    topic: 'Development',
    answers: {
      hot: { label: 'Dev server with hot updates', note: 'Replaces changed modules in the open page.' },
      reload: { label: 'Dev server with page reloads', note: 'Reloads the page after each change.' },
      watch: { label: 'Watch mode', note: 'Rebuilds the files after each change.' },
    },
  },
  configuration: {
    ask: 'Which language for the configuration?',
    topic: 'Configuration',
    answers: {
      js: { label: 'JavaScript, ES module', note: 'webpack.config.js with import and export.' },
      ts: { label: 'TypeScript', note: 'webpack.config.ts, which Node.js runs directly.' },
      cjs: { label: 'JavaScript, CommonJS', note: 'webpack.config.cjs with require().' },
    },
  },
};

/**
 * Wording of the project starter's questions and answers, keyed by their names in `tools/project-starter/model/`. The
 * types in `tools/project-starter/page/answer-texts.ts` ensure that none is missing.
 */
export const answerTexts = {
  questions,
  rules: {
    nodeHasNoPage: 'A Node.js program has no page, so it has no HTML, styles, or UI framework.',
    nodeRunsInNode: 'A Node.js program runs in Node.js.',
    nodeLoadsModules: 'Node.js loads an ES module or a CommonJS file.',
    pagesRunInBrowsers: 'Pages and libraries with a user interface run in browsers.',
    pageLoadsScripts: 'A page loads scripts or ES modules.',
    librariesAreImported: 'Other projects load a library as an ES module or as UMD.',
    libraryHasNoPage: 'A library has no page.',
    devServerIsForPages: 'The dev server is for pages. Libraries and Node.js programs use watch mode.',
    jsxNeedsCompiler: 'webpack doesn’t compile JSX, so React and Preact need SWC, Babel, or esbuild.',
    olderNeedsCompiler: 'webpack doesn’t transpile your code, so older browsers need SWC, Babel, or esbuild.',
    generatedPagesAndDevServer: 'In webpack 5.113, pages that webpack generates don’t work with the dev server.',
    ownServer: 'If webpack doesn’t write the page, your own server has to serve the files from watch mode.',
    hotUpdates:
      'svelte-loader doesn’t support hot updates for Svelte 5, and Preact needs a plugin that this site doesn’t test.',
    esbuildAndFastRefresh: 'esbuild doesn’t support Fast Refresh.',
    umdAndGlobals: 'UMD files read frameworks from global variables, which current frameworks no longer provide.',
  },
  reasons: starterReasons,
  steps: {
    install: 'Install the packages.',
    serve: 'Start the dev server, and open the URL that it prints.',
    watch: 'Start watch mode, which rebuilds after each change.',
    add: 'Add these lines to your page.',
    addByManifest:
      'Add these lines to your page. Look up the real names, and any files to load first, in dist/manifest.json.',
    build: 'Build for production. The files to publish are in dist.',
    run: 'Run the program.',
  },
  guides: {
    react: 'React',
    vue: 'Vue',
    svelte: 'Svelte',
    libraries: 'Authoring libraries',
    targets: 'Targets',
    typescript: 'TypeScript',
    assets: 'Asset management',
  },
};
