/**
 * The nine questions of the project starter, with their answers: the one list of them. The page asks them in this order, the
 * rules (`rules.ts`) say which answers go together, and the generator (`generate.ts`) knows each of them.
 */

interface Answer {
  /** What the reader chooses. */
  label: string;
  /** What the choice means, in a sentence. */
  note: string;
}

interface Question {
  /** Asked of the reader. */
  ask: string;
  answers: Record<string, Answer>;
}

const declared = {
  goal: {
    ask: 'What are you building?',
    answers: {
      app: { label: 'An app', note: 'One page with a script that does the rest.' },
      site: { label: 'Several pages', note: 'Each page has its own script. Shared code is in a shared file.' },
      library: { label: 'A library', note: 'Other projects import it from npm.' },
      node: { label: 'A Node.js program', note: 'It runs on a server or in a terminal.' },
    },
  },
  framework: {
    ask: 'Which framework?',
    answers: {
      none: { label: 'None', note: 'Plain code without a UI library.' },
      react: { label: 'React', note: 'Components in JSX, with Fast Refresh.' },
      preact: { label: 'Preact', note: 'Components in JSX, with a small runtime.' },
      vue: { label: 'Vue', note: 'Single-file components, compiled by vue-loader.' },
      svelte: { label: 'Svelte', note: 'Components that svelte-loader compiles away.' },
    },
  },
  language: {
    ask: 'Which language, and what compiles it?',
    answers: {
      js: { label: 'JavaScript', note: 'webpack reads it as it is. No compiler.' },
      'js-swc': { label: 'JavaScript with SWC', note: 'A fast compiler for JSX and for older browsers.' },
      'js-babel': { label: 'JavaScript with Babel', note: 'The compiler with the most plugins.' },
      ts: { label: 'TypeScript', note: 'webpack removes the types. No loader.' },
      'ts-swc': { label: 'TypeScript with SWC', note: 'Also compiles JSX, enums, and decorators.' },
      'ts-babel': { label: 'TypeScript with Babel', note: 'For projects that need Babel plugins.' },
      'ts-esbuild': { label: 'TypeScript with esbuild', note: 'Fast, and also compiles JSX and enums.' },
    },
  },
  styles: {
    ask: 'How do you write styles?',
    answers: {
      none: { label: 'No styles', note: 'The project has no stylesheet.' },
      css: { label: 'CSS', note: 'webpack reads it without a loader.' },
      modules: { label: 'CSS modules', note: 'Class names that are local to a file. No loader.' },
      sass: { label: 'Sass', note: 'sass-loader compiles it, webpack does the rest.' },
      less: { label: 'Less', note: 'less-loader compiles it, webpack does the rest.' },
      postcss: { label: 'PostCSS', note: 'CSS with plugins, here Autoprefixer.' },
    },
  },
  html: {
    ask: 'Where does the HTML come from?',
    answers: {
      entry: { label: 'An HTML file is the entry', note: 'webpack follows its scripts and styles. No plugin.' },
      generated: { label: 'webpack generates it', note: 'A page for each script. You write no HTML.' },
      plugin: { label: 'HtmlWebpackPlugin', note: 'A template, and plugins that build on it.' },
      none: { label: 'From elsewhere, or none', note: 'Your server writes the page, or there is none.' },
    },
  },
  browsers: {
    ask: 'Where does it have to run?',
    answers: {
      recent: { label: 'Recent browsers', note: 'Of the last two and a half years.' },
      older: { label: 'Browsers since 2020', note: 'A compiler translates newer syntax.' },
      node: { label: 'Node.js', note: 'Node.js 22 or later.' },
    },
  },
  output: {
    ask: 'What should webpack write?',
    answers: {
      plain: { label: 'Scripts with fixed names', note: 'The simplest output.' },
      hashed: { label: 'Scripts with hashed names', note: 'Browsers can cache them forever.' },
      module: { label: 'ES modules', note: 'The output uses import and export itself.' },
      umd: { label: 'ES module and UMD', note: 'Also works with require() and script tags.' },
      commonjs: { label: 'A CommonJS file', note: 'For tools that load it with require().' },
    },
  },
  development: {
    ask: 'How do you develop?',
    answers: {
      hot: { label: 'Dev server, hot updates', note: 'A change replaces the module in the open page.' },
      reload: { label: 'Dev server, reloads', note: 'A change reloads the page.' },
      watch: { label: 'Watch mode', note: 'A change writes the files again.' },
    },
  },
  configuration: {
    ask: 'In which language is the configuration?',
    answers: {
      js: { label: 'JavaScript, ES module', note: 'webpack.config.js with import and export.' },
      ts: { label: 'TypeScript', note: 'webpack.config.ts, which Node.js runs directly.' },
      cjs: { label: 'JavaScript, CommonJS', note: 'webpack.config.cjs with require().' },
    },
  },
} satisfies Record<string, Question>;

export type QuestionName = keyof typeof declared;

/** One answer to each question. */
export type Answers = { [Name in QuestionName]: keyof (typeof declared)[Name]['answers'] };

/** All questions by name. */
export const questions: Readonly<Record<QuestionName, Question>> = declared;

/** Their names, in the order in which they are asked. */
export const questionNames = Object.keys(declared) as QuestionName[];

/** The names of the answers to a question, in the order in which they are shown. */
export function answersTo<Name extends QuestionName>(name: Name): Answers[Name][] {
  return Object.keys(declared[name].answers) as Answers[Name][];
}

/** Where a reader starts who has said nothing yet. */
export const firstAnswers: Answers = {
  goal: 'app',
  framework: 'none',
  language: 'js',
  styles: 'css',
  html: 'entry',
  browsers: 'recent',
  output: 'hashed',
  development: 'hot',
  configuration: 'js',
};
