/** Derives properties of a project from its answers, for use in several places. */
import type { Answers } from './questions.ts';

interface Traits {
  typescript: boolean;
  /** The tool that compiles scripts before webpack parses them, or undefined if there is none. */
  compiler: 'swc' | 'babel' | 'esbuild' | undefined;
  /** Whether components use JSX. */
  jsx: boolean;
  /** Extension of scripts without components. */
  script: 'js' | 'ts';
  /** Name of the component, and its path relative to `src/index`. */
  component: { name: string; file: string };
  /** Names of the entries: the pages, the library, or the program. */
  entries: readonly string[];
  /** Whether the build produces an HTML page. */
  ownPage: boolean;
  server: boolean;
  hot: boolean;
  /**
   * Whether the project uses VueLoaderPlugin. The plugin disables native support unless the configuration enables it.
   */
  vue: boolean;
  /** Path of the stylesheet relative to `src`, or undefined if there is none. */
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
