/** What a choice does to the other answers. */
import { answersTo, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, isValid, type Partly, type RuleName } from './rules.ts';

/** An answer that had to change with a choice. */
export interface Change {
  question: QuestionName;
  /** Why: the sentence of a rule, where one alone is the reason. */
  says?: RuleName;
}

/** Answers that meet the same wish in another way: TypeScript stays TypeScript, whatever compiles it. */
const variants: { readonly [Name in QuestionName]?: readonly (readonly Answers[Name][])[] } = {
  language: [
    ['js', 'js-swc', 'js-babel'],
    ['ts', 'ts-swc', 'ts-babel', 'ts-esbuild'],
  ],
  html: [['entry', 'generated', 'plugin']],
  output: [['plain', 'hashed']],
  development: [['hot', 'reload']],
};

/** Whether two answers to a question meet the same wish. */
export function isVariant(question: QuestionName, one: string, other: string): boolean {
  return variants[question]?.some((group: readonly string[]) => group.includes(one) && group.includes(other)) ?? false;
}

/**
 * What it costs to change an answer. The steps are so far apart that no number of smaller ones outweighs a larger one: nine
 * questions at most change.
 */
const costs = {
  variant: 1,
  other: 10,
  /** Of an answer that the reader gave. */
  chosenVariant: 1_000,
  /** Of the answer that is being given. */
  newVariant: 10_000,
  chosenOther: 100_000,
} as const;

/**
 * Takes an answer into a project. What the reader chose is kept wherever a project has it all. Otherwise answers that the reader
 * has not given change first, then answers to a variant of the same wish, the new one included, and only then another choice.
 *
 * @param chosen questions that the reader has answered so far
 */
export function choose(
  answers: Answers,
  question: QuestionName,
  answer: string,
  chosen: ReadonlySet<QuestionName> = new Set(),
): { answers: Answers; changes: Change[] } {
  const wanted = { ...answers, [question]: answer } as Answers;
  const candidates = new Map(
    questionNames.map((name) => {
      const priced = answersTo(name).map((each) => ({ answer: each, cost: costOf(name, each) }));
      return [name, priced.filter(({ cost }) => cost < Infinity).toSorted((a, b) => a.cost - b.cost)] as const;
    }),
  );
  let best: { answers: Answers; cost: number } | undefined;
  mend({}, [question, ...questionNames.filter((name) => name !== question)], 0);
  return best ? { answers: best.answers, changes: changesOf(wanted, best.answers) } : { answers, changes: [] };

  function costOf(name: QuestionName, each: string): number {
    if (each === wanted[name]) return 0;
    const isSameWish = isVariant(name, each, wanted[name]);
    if (name === question) return isSameWish ? costs.newVariant : Infinity;
    if (chosen.has(name)) return isSameWish ? costs.chosenVariant : costs.chosenOther;
    return isSameWish ? costs.variant : costs.other;
  }

  /** Goes through all projects, the cheapest answers first, as long as they can cost less than the best so far. */
  function mend(partly: Partly, [name, ...rest]: readonly QuestionName[], spent: number): void {
    if (name === undefined) {
      best = { answers: partly as Answers, cost: spent };
      return;
    }
    for (const { answer: candidate, cost } of candidates.get(name) ?? []) {
      if (best && spent + cost >= best.cost) return;
      const next = { ...partly, [name]: candidate };
      if (isValid(next)) mend(next, rest, spent + cost);
    }
  }
}

/** Takes several answers into a project, one after the other; each counts as chosen from then on. */
export function chooseAll(answers: Answers, said: readonly (readonly [QuestionName, string])[]): Answers {
  return said.reduce(
    (before, [name, answer], index) =>
      choose(before, name, answer, new Set(said.slice(0, index).map(([earlier]) => earlier))).answers,
    answers,
  );
}

function changesOf(wanted: Answers, after: Answers): Change[] {
  return questionNames
    .filter((name) => after[name] !== wanted[name])
    .map((name) => {
      const rule = brokenRule({ ...after, [name]: wanted[name] });
      return { question: name, ...(rule && { says: rule.says }) };
    });
}
