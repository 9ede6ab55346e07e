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
  vue: [needs('vue', 'The runtime, which includes the component compiler.', '/guides/vue/')],
  svelte: [needs('svelte', 'The compiler and its small runtime.', '/guides/svelte/')],
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
    needs('postcss', 'Runs plugins on CSS.', '/loaders/postcss-loader/'),
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
      needs('html-webpack-plugin', 'Creates the page from a template.', '/plugins/html-webpack-plugin/'),
    framework === 'react' &&
      hot &&
      needs('@pmmmwh/react-refresh-webpack-plugin', 'Connects Fast Refresh to the dev server.'),
    framework === 'react' && hot && needs('react-refresh', 'Preserves state when components change.'),
    typescript && needs('typescript', 'Checks types. It doesn’t emit JavaScript.', '/guides/typescript/#basic-setup'),
    framework === 'react' && typescript && needs('@types/react', 'Types for React.'),
    framework === 'react' && typescript && needs('@types/react-dom', 'Types for React DOM.'),
    ((typescript && goal === 'node') || configuration === 'ts') && needs('@types/node', 'Types for Node.js.'),
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
      return [needs('esbuild-loader', 'Runs esbuild in the build. Includes esbuild itself.', loaders)];
    case 'babel':
      return [
        needs('babel-loader', 'Runs Babel in the build.', '/loaders/babel-loader/'),
        needs('@babel/core', 'The compiler.'),
        needs('@babel/preset-env', 'Converts syntax that your browsers don’t support.'),
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
