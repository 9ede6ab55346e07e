/** Lists the packages that a generated project needs, with the reasons for them. */
import type { Package } from './project.ts';
import type { ReasonName } from './text-names.ts';
import { answersTo, firstAnswers, type Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

const installation = '/guides/installation/';

function needs(name: string, says: ReasonName, href?: string): Package {
  return { name, why: href === undefined ? { says } : { says, href } };
}

const frameworks: Record<Answers['framework'], Package[]> = {
  none: [],
  react: [needs('react', 'react', '/guides/react/'), needs('react-dom', 'reactDom', '/guides/react/')],
  preact: [needs('preact', 'preact')],
  vue: [needs('vue', 'vue', '/guides/vue/')],
  svelte: [needs('svelte', 'svelte', '/guides/svelte/')],
};

const frameworkTools: Record<Answers['framework'], Package[]> = {
  none: [],
  react: [],
  preact: [],
  vue: [needs('vue-loader', 'vueLoader', '/guides/vue/#configuration')],
  svelte: [needs('svelte-loader', 'svelteLoader', '/guides/svelte/#configuration')],
};

const styleTools: Record<Answers['styles'], Package[]> = {
  none: [],
  css: [],
  modules: [],
  sass: [needs('sass', 'sass', '/loaders/sass-loader/'), needs('sass-loader', 'sassLoader', '/loaders/sass-loader/')],
  less: [needs('less', 'less', '/loaders/less-loader/'), needs('less-loader', 'lessLoader', '/loaders/less-loader/')],
  postcss: [
    needs('postcss', 'postcss', '/loaders/postcss-loader/'),
    needs('postcss-loader', 'postcssLoader', '/loaders/postcss-loader/'),
    needs('autoprefixer', 'autoprefixer'),
  ],
};

/** Returns the runtime dependencies of a generated project. In a library, they are peer dependencies. */
export function runtimePackages({ framework }: Answers): Package[] {
  return frameworks[framework];
}

/** Returns the development dependencies of a generated project, in the order in which npm sorts them. */
export function toolPackages(answers: Answers): Package[] {
  const { framework, html, goal, configuration } = answers;
  const { server, hot, typescript, ownPage } = traitsOf(answers);
  const found: (Package | false)[] = [
    needs('webpack', 'webpack', installation),
    needs('webpack-cli', 'webpackCli', '/api/cli/'),
    server && needs('webpack-dev-server', 'devServer', '/configuration/dev-server/'),
    ...compilerPackages(answers),
    ...frameworkTools[framework],
    ...styleTools[answers.styles],
    ownPage && html === 'plugin' && needs('html-webpack-plugin', 'htmlWebpackPlugin', '/plugins/html-webpack-plugin/'),
    framework === 'react' && hot && needs('@pmmmwh/react-refresh-webpack-plugin', 'reactRefreshPlugin'),
    framework === 'react' && hot && needs('react-refresh', 'reactRefresh'),
    typescript && needs('typescript', 'typescript', '/guides/typescript/#basic-setup'),
    framework === 'react' && typescript && needs('@types/react', 'reactTypes'),
    framework === 'react' && typescript && needs('@types/react-dom', 'reactDomTypes'),
    ((typescript && goal === 'node') || configuration === 'ts') && needs('@types/node', 'nodeTypes'),
    ...(goal === 'library' ? frameworks[framework] : []),
  ];
  return found.filter((found) => found !== false).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function compilerPackages(answers: Answers): Package[] {
  const { compiler, typescript } = traitsOf(answers);
  const loaders = '/guides/typescript/#loader';
  switch (compiler) {
    case 'swc':
      return [needs('swc-loader', 'swcLoader', loaders), needs('@swc/core', 'swc')];
    case 'esbuild':
      return [needs('esbuild-loader', 'esbuildLoader', loaders)];
    case 'babel':
      return [
        needs('babel-loader', 'babelLoader', '/loaders/babel-loader/'),
        needs('@babel/core', 'babel'),
        needs('@babel/preset-env', 'presetEnv'),
        ...(answers.framework === 'react' || answers.framework === 'preact'
          ? [needs('@babel/preset-react', 'jsx', '/guides/react/#babel')]
          : []),
        ...(typescript ? [needs('@babel/preset-typescript', 'removesTypes', loaders)] : []),
      ];
    case undefined:
      return [];
  }
}

/** Returns the names of all packages that any generated project may need. */
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
