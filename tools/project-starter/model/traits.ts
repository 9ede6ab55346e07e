/** Derives properties of a generated project from its answers, for use in several files of the generator. */
import type { Answers } from './questions.ts';

interface Traits {
  typescript: boolean;
  /** The tool that compiles the project's scripts before webpack parses them, or `undefined` if there is none. */
  compiler: 'swc' | 'babel' | 'esbuild' | undefined;
  /** Whether the project's components use JSX. */
  jsx: boolean;
  /** File extension of the project's scripts without components. */
  script: 'js' | 'ts';
  /** Name of the example component, and its path relative to `src/index`. */
  component: { name: string; file: string };
  /** Names of the project's entry points: the pages, the library, or the program. */
  entries: readonly string[];
  /** Whether webpack produces an HTML page in the project. */
  ownPage: boolean;
  server: boolean;
  hot: boolean;
  /**
   * Whether the project uses VueLoaderPlugin. The plugin disables webpack's native support unless the configuration
   * enables it.
   */
  vue: boolean;
  /** Path of the project's stylesheet relative to `src`, or `undefined` if there is none. */
  styles: string | undefined;
}

const styleFiles = {
  none: undefined,
  css: 'style.css',
  modules: 'Title.module.css',
  sass: 'style.scss',
  less: 'style.less',
  postcss: 'style.css',
} as const;

export function traitsOf(answers: Answers): Traits {
  const { goal, framework, language, development } = answers;
  const typescript = language.startsWith('ts');
  const compiler = (['swc', 'babel', 'esbuild'] as const).find((name) => language.endsWith(name));
  const jsx = framework === 'react' || framework === 'preact';
  const script = typescript ? 'ts' : 'js';
  const name = goal === 'library' ? 'Cart' : 'App';
  const ending = { none: script, react: `${script}x`, preact: `${script}x`, vue: 'vue', svelte: 'svelte' }[framework];
  return {
    typescript,
    compiler,
    jsx,
    script,
    component: { name, file: framework === 'none' ? `./${name.toLowerCase()}.${ending}` : `./${name}.${ending}` },
    entries: goal === 'site' ? ['index', 'about'] : ['index'],
    ownPage: (goal === 'app' || goal === 'site') && answers.html !== 'none',
    server: development !== 'watch',
    hot: development === 'hot',
    vue: framework === 'vue',
    styles: styleFiles[answers.styles],
  };
}
