import { babelOptions, esbuildOptions, swcOptions } from './compiler-options.ts';
import { type Entry, item, option, type Value } from './print-value.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Returns the module rules for scripts of a generated project. */
export function scriptRules(answers: Answers): Entry[] {
  const { compiler, typescript, jsx } = traitsOf(answers);
  if (compiler === undefined) return [];
  const test = typescript ? '/\\.[jt]sx?$/' : jsx ? '/\\.jsx?$/' : '/\\.js$/';
  const [loader, options] = compilerLoader(answers);
  const rule: Value = [
    option(
      'test',
      test,
      typescript ? 'scriptRuleTypeScript' : 'scriptRule',
      typescript ? '/guides/typescript/#loader' : '/configuration/module/#ruletest',
    ),
    option('exclude', '/node_modules/', 'excludesPackages', '/configuration/module/#ruleexclude'),
    option('loader', loader),
    option('options', options),
  ];
  return [item(rule), ...packageRules(answers)];
}

/**
 * Returns a module rule that compiles Svelte's runtime for older browsers. Unlike the runtimes of other frameworks, it
 * uses private fields.
 */
function packageRules(answers: Answers): Entry[] {
  if (answers.browsers !== 'older' || answers.framework !== 'svelte') return [];
  const options = {
    swc: '{ env: {} }',
    babel: '{ presets: ["@babel/preset-env"] }',
    esbuild: '{ target: "es2020" }',
  }[traitsOf(answers).compiler ?? 'swc'];
  return [
    item([
      option('test', '/\\.js$/', 'svelteRuntime'),
      option('include', '/node_modules[\\\\/]svelte[\\\\/]/'),
      option('loader', compilerLoader(answers)[0]),
      option('options', options),
    ]),
  ];
}

/** Returns the webpack loader that compiles scripts of a generated project, and its options as code. */
export function compilerLoader(answers: Answers): [loader: string, options: Value] {
  switch (traitsOf(answers).compiler) {
    case 'babel':
      return ['"babel-loader"', babelOptions(answers)];
    case 'esbuild':
      return ['"esbuild-loader"', esbuildOptions(answers)];
    default:
      return ['"swc-loader"', swcOptions(answers)];
  }
}
