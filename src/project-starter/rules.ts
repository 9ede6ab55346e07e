/** Which answers go together. Each rule was found by running webpack, or is a limit of the packages involved. */
import type { Answers, QuestionName } from './questions.ts';

/** Answers that a project has to have one of, by question. */
type Condition = { readonly [Name in QuestionName]?: readonly Answers[Name][] };

/** Projects that fit `when` need `needs`. */
export interface Rule {
  when: Condition;
  needs: Condition;
  /** Why, in a sentence for the reader. */
  says: string;
}

const compiled = ['js-swc', 'js-babel', 'ts-swc', 'ts-babel', 'ts-esbuild'] as const;

export const rules: readonly Rule[] = [
  {
    when: { goal: ['node'] },
    needs: { framework: ['none'], styles: ['none'], html: ['none'] },
    says: 'A Node.js program has no page, so it has no HTML, styles, or UI framework.',
  },
  { when: { goal: ['node'] }, needs: { browsers: ['node'] }, says: 'A Node.js program runs in Node.js.' },
  {
    when: { goal: ['node'] },
    needs: { output: ['module', 'commonjs'] },
    says: 'Node.js loads an ES module or a CommonJS file.',
  },
  {
    when: { goal: ['app', 'site', 'library'] },
    needs: { browsers: ['recent', 'older'] },
    says: 'Pages and libraries with a user interface run in browsers.',
  },
  {
    when: { goal: ['app', 'site'] },
    needs: { output: ['plain', 'hashed', 'module'] },
    says: 'A page loads scripts or ES modules.',
  },
  {
    when: { goal: ['library'] },
    needs: { output: ['module', 'umd'] },
    says: 'Other projects load a library as an ES module or as UMD.',
  },
  { when: { goal: ['library'] }, needs: { html: ['none'] }, says: 'A library has no page.' },
  {
    when: { goal: ['library', 'node'] },
    needs: { development: ['watch'] },
    says: 'The dev server is for pages. Libraries and Node.js programs use watch mode.',
  },
  {
    when: { framework: ['react', 'preact'] },
    needs: { language: compiled },
    says: 'webpack doesn’t compile JSX, so React and Preact need SWC, Babel, or esbuild.',
  },
  {
    when: { browsers: ['older'] },
    needs: { language: compiled },
    says: 'webpack doesn’t transpile your code, so older browsers need SWC, Babel, or esbuild.',
  },
  {
    when: { html: ['generated'] },
    needs: { development: ['watch'] },
    says: 'In webpack 5.112, pages that webpack generates don’t work with the dev server.',
  },
  {
    when: { goal: ['app', 'site'], html: ['none'] },
    needs: { development: ['watch'] },
    says: 'If webpack doesn’t write the page, your own server has to serve the files from watch mode.',
  },
  {
    when: { framework: ['preact', 'svelte'] },
    needs: { development: ['reload', 'watch'] },
    says: 'svelte-loader doesn’t support hot updates for Svelte 5, and Preact needs a plugin that this site doesn’t test.',
  },
  {
    when: { framework: ['react'], language: ['ts-esbuild'] },
    needs: { development: ['reload', 'watch'] },
    says: 'esbuild doesn’t support Fast Refresh.',
  },
  {
    when: { output: ['umd'] },
    needs: { framework: ['none'] },
    says: 'UMD files read frameworks from global variables, which current frameworks no longer provide.',
  },
];

/** Answers to some of the questions. */
export type Partly = { -readonly [Name in QuestionName]?: Answers[Name] };

type Part = [name: QuestionName, allowed: readonly string[]];

/** Conditions as lists, which are read faster: every combination is held against them. */
const listed = rules.map((rule) => ({ rule, when: partsOf(rule.when), needs: partsOf(rule.needs) }));

function partsOf(condition: Condition): Part[] {
  return Object.entries(condition) as Part[];
}

/**
 * The first rule that answers break, as far as they are given; nothing when all rules hold or cannot be judged yet.
 * @param about only rules about this question
 */
export function brokenRule(answers: Partly, about?: QuestionName): Rule | undefined {
  const has = ([name, allowed]: Part) => {
    const answer = answers[name];
    return answer !== undefined && allowed.includes(answer);
  };
  const lacks = ([name, allowed]: Part) => {
    const answer = answers[name];
    return answer !== undefined && !allowed.includes(answer);
  };
  for (const { rule, when, needs } of listed) {
    if (about !== undefined && rule.when[about] === undefined && rule.needs[about] === undefined) continue;
    if (when.every(has) && needs.some(lacks)) return rule;
  }
  return undefined;
}

/** Whether answers go together. */
export function isValid(answers: Partly): boolean {
  return brokenRule(answers) === undefined;
}
