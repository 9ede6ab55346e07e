/**
 * The nine questions of the project starter, in order, with the names of their answers. The rules in
 * `compatible-answers.ts` define which answers are compatible, and the generator (`generate.ts`) handles each of them.
 * The wording for users is in `texts/`.
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

/** One answer to each question of the project starter. */
export type Answers = { [Name in QuestionName]: (typeof questions)[Name][number] };

type Listed = { readonly [Name in QuestionName]: readonly Answers[Name][] };

/** Names of the project starter's questions, in order. */
export const questionNames = Object.keys(questions) as QuestionName[];

/** Returns the names of the answers to a question of the project starter, in display order. */
export function answersTo<Name extends QuestionName>(name: Name): Answers[Name][] {
  const answers: readonly Answers[Name][] = (questions as Listed)[name];
  return [...answers];
}

/** Answers in the project starter that are selected initially. */
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
