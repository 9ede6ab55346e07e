/**
 * Rules for which answers in the project starter are compatible. Each rule was found by running webpack, or is a
 * limitation of the packages involved.
 */
import type { Answers, QuestionName } from './questions.ts';

/** Accepted answers of a compatibility rule, by question. */
type Condition = { readonly [Name in QuestionName]?: readonly Answers[Name][] };

/** A compatibility rule: projects whose answers match `when` must also match `needs`. */
interface Rule {
  when: Condition;
  needs: Condition;
  /** Name of the message that explains the compatibility rule to the user. */
  says: RuleName;
}

/** Names of the messages that explain compatibility rules. The messages are in `texts/`. */
export type RuleName =
  | 'nodeHasNoPage'
  | 'nodeRunsInNode'
  | 'nodeLoadsModules'
  | 'pagesRunInBrowsers'
  | 'pageLoadsScripts'
  | 'librariesAreImported'
  | 'libraryHasNoPage'
  | 'devServerIsForPages'
  | 'jsxNeedsCompiler'
  | 'olderNeedsCompiler'
  | 'generatedPagesAndDevServer'
  | 'ownServer'
  | 'hotUpdates'
  | 'esbuildAndFastRefresh'
  | 'umdAndGlobals';

const compiled = ['js-swc', 'js-babel', 'ts-swc', 'ts-babel', 'ts-esbuild'] as const;

export const rules: readonly Rule[] = [
  {
    when: { goal: ['node'] },
    needs: { framework: ['none'], styles: ['none'], html: ['none'] },
    says: 'nodeHasNoPage',
  },
  { when: { goal: ['node'] }, needs: { browsers: ['node'] }, says: 'nodeRunsInNode' },
  {
    when: { goal: ['node'] },
    needs: { output: ['module', 'commonjs'] },
    says: 'nodeLoadsModules',
  },
  {
    when: { goal: ['app', 'site', 'library'] },
    needs: { browsers: ['recent', 'older'] },
    says: 'pagesRunInBrowsers',
  },
  {
    when: { goal: ['app', 'site'] },
    needs: { output: ['plain', 'hashed', 'module'] },
    says: 'pageLoadsScripts',
  },
  {
    when: { goal: ['library'] },
    needs: { output: ['module', 'umd'] },
    says: 'librariesAreImported',
  },
  { when: { goal: ['library'] }, needs: { html: ['none'] }, says: 'libraryHasNoPage' },
  {
    when: { goal: ['library', 'node'] },
    needs: { development: ['watch'] },
    says: 'devServerIsForPages',
  },
  {
    when: { framework: ['react', 'preact'] },
    needs: { language: compiled },
    says: 'jsxNeedsCompiler',
  },
  {
    when: { browsers: ['older'] },
    needs: { language: compiled },
    says: 'olderNeedsCompiler',
  },
  {
    when: { html: ['generated'] },
    needs: { development: ['watch'] },
    says: 'generatedPagesAndDevServer',
  },
  {
    when: { goal: ['app', 'site'], html: ['none'] },
    needs: { development: ['watch'] },
    says: 'ownServer',
  },
  {
    when: { framework: ['preact', 'svelte'] },
    needs: { development: ['reload', 'watch'] },
    says: 'hotUpdates',
  },
  {
    when: { framework: ['react'], language: ['ts-esbuild'] },
    needs: { development: ['reload', 'watch'] },
    says: 'esbuildAndFastRefresh',
  },
  {
    when: { output: ['umd'] },
    needs: { framework: ['none'] },
    says: 'umdAndGlobals',
  },
];

/** Answers to some of the project starter's questions. */
export type Partly = { -readonly [Name in QuestionName]?: Answers[Name] };

type Part = [name: QuestionName, allowed: readonly string[]];

/**
 * The compatibility rules with their conditions as arrays. Arrays are faster, and every combination of answers is
 * checked against every rule.
 */
const listed = rules.map((rule) => ({ rule, when: partsOf(rule.when), needs: partsOf(rule.needs) }));

function partsOf(condition: Condition): Part[] {
  return Object.entries(condition) as Part[];
}

/**
 * Returns the first compatibility rule that the answers break. Returns `undefined` if all rules hold or can't be
 * decided yet.
 * @param about limits the search to rules about this question
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

/** Whether the answers given so far in the project starter are compatible. */
export function isValid(answers: Partly): boolean {
  return brokenRule(answers) === undefined;
}
