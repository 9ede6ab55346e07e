/** Packages that a project needs, and why. */
import type { Package } from './project.ts';
import { answersTo, firstAnswers, type Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

const installation = '/guides/installation/';

function needs(name: string, says: string, href?: string): Package {
  return { name, why: href === undefined ? { says } : { says, href } };
}

const frameworks: Record<Answers['framework'], Package[]> = {
  none: [],
  react: [
    needs('react', 'Components and hooks.', '/guides/react/'),
    needs('react-dom', 'Renders components in the browser.', '/guides/react/'),
  ],
  preact: [needs('preact', 'Components and rendering in one small package.')],
  vue: [needs('vue', 'The runtime. It also contains the compiler for components.', '/guides/vue/')],
  svelte: [needs('svelte', 'The compiler, and the small runtime.', '/guides/svelte/')],
};

const frameworkTools: Record<Answers['framework'], Package[]> = {
  none: [],
  react: [],
  preact: [],
  vue: [needs('vue-loader', 'Splits .vue files into script, template, and styles.', '/guides/vue/#configuration')],
  svelte: [needs('svelte-loader', 'Runs the Svelte compiler.', '/guides/svelte/#configuration')],
};

const styleTools: Record<Answers['styles'], Package[]> = {
  none: [],
  css: [],
  modules: [],
  sass: [
    needs('sass', 'Compiles Sass to CSS.', '/loaders/sass-loader/'),
    needs('sass-loader', 'Runs Sass in the build.', '/loaders/sass-loader/'),
  ],
  less: [
    needs('less', 'Compiles Less to CSS.', '/loaders/less-loader/'),
    needs('less-loader', 'Runs Less in the build.', '/loaders/less-loader/'),
  ],
  postcss: [
    needs('postcss', 'Runs plugins over CSS.', '/loaders/postcss-loader/'),
    needs('postcss-loader', 'Runs PostCSS in the build.', '/loaders/postcss-loader/'),
    needs('autoprefixer', 'Adds vendor prefixes that your browsers need.'),
  ],
};

/** What the program runs with; a library asks the project that uses it to have them. */
export function runtimePackages({ framework }: Answers): Package[] {
  return frameworks[framework];
}

/** What builds the project, sorted as npm sorts. */
export function toolPackages(answers: Answers): Package[] {
  const { framework, html, goal, configuration } = answers;
  const { server, hot, typescript, ownPage } = traitsOf(answers);
  const found: (Package | false)[] = [
    needs('webpack', 'The bundler.', installation),
    needs('webpack-cli', 'The webpack command.', '/api/cli/'),
    server && needs('webpack-dev-server', 'Serves the page while you work.', '/configuration/dev-server/'),
    ...compilerPackages(answers),
    ...frameworkTools[framework],
    ...styleTools[answers.styles],
    ownPage &&
      html === 'plugin' &&
      needs('html-webpack-plugin', 'Writes the page from a template.', '/plugins/html-webpack-plugin/'),
    framework === 'react' &&
      hot &&
      needs('@pmmmwh/react-refresh-webpack-plugin', 'Connects Fast Refresh with the dev server.'),
    framework === 'react' && hot && needs('react-refresh', 'Keeps the state of components that change.'),
    typescript && needs('typescript', 'Checks types. It writes no scripts.', '/guides/typescript/#basic-setup'),
    framework === 'react' && typescript && needs('@types/react', 'Types of React.'),
    framework === 'react' && typescript && needs('@types/react-dom', 'Types of React DOM.'),
    ((typescript && goal === 'node') || configuration === 'ts') && needs('@types/node', 'Types of Node.js.'),
    ...(goal === 'library' ? frameworks[framework] : []),
  ];
  return found.filter((found) => found !== false).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function compilerPackages(answers: Answers): Package[] {
  const { compiler, typescript } = traitsOf(answers);
  const loaders = '/guides/typescript/#loader';
  switch (compiler) {
    case 'swc':
      return [
        needs('swc-loader', 'Runs SWC in the build.', loaders),
        needs('@swc/core', 'The compiler, written in Rust.'),
      ];
    case 'esbuild':
      return [needs('esbuild-loader', 'Runs esbuild in the build, and brings it along.', loaders)];
    case 'babel':
      return [
        needs('babel-loader', 'Runs Babel in the build.', '/loaders/babel-loader/'),
        needs('@babel/core', 'The compiler.'),
        needs('@babel/preset-env', 'Translates what your browsers don’t know.'),
        ...(answers.framework === 'react' || answers.framework === 'preact'
          ? [needs('@babel/preset-react', 'Compiles JSX.', '/guides/react/#babel')]
          : []),
        ...(typescript ? [needs('@babel/preset-typescript', 'Removes types.', loaders)] : []),
      ];
    case undefined:
      return [];
  }
}

/** The names of all packages that some project needs. */
export function everyPackage(): string[] {
  const found = new Set<string>();
  for (const framework of answersTo('framework')) {
    for (const language of answersTo('language')) {
      for (const styles of answersTo('styles')) {
        const answers: Answers = { ...firstAnswers, framework, language, styles, html: 'plugin', configuration: 'ts' };
        for (const { name } of [...runtimePackages(answers), ...toolPackages(answers)]) found.add(name);
      }
    }
  }
  return [...found].sort();
}
