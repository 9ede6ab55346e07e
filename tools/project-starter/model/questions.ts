/**
 * The nine questions of the project starter, with their answers: the one list of them. The page asks them in this order, the
 * rules (`rules.ts`) say which answers go together, and the generator (`generate.ts`) knows each of them. What readers see of
 * them is in the catalog of texts.
 */
const questions = {
  goal: ['app', 'site', 'library', 'node'],
  framework: ['none', 'react', 'preact', 'vue', 'svelte'],
  language: ['js', 'js-swc', 'js-babel', 'ts', 'ts-swc', 'ts-babel', 'ts-esbuild'],
  styles: ['none', 'css', 'modules', 'sass', 'less', 'postcss'],
  html: ['entry', 'generated', 'plugin', 'none'],
  browsers: ['recent', 'older', 'node'],
  output: ['plain', 'hashed', 'module', 'umd', 'commonjs'],
  development: ['hot', 'reload', 'watch'],
  configuration: ['js', 'ts', 'cjs'],
} as const;

export type QuestionName = keyof typeof questions;

/** One answer to each question. */
export type Answers = { [Name in QuestionName]: (typeof questions)[Name][number] };

type Listed = { readonly [Name in QuestionName]: readonly Answers[Name][] };

/** Their names, in the order in which they are asked. */
export const questionNames = Object.keys(questions) as QuestionName[];

/** The names of the answers to a question, in the order in which they are shown. */
export function answersTo<Name extends QuestionName>(name: Name): Answers[Name][] {
  const answers: readonly Answers[Name][] = (questions as Listed)[name];
  return [...answers];
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
