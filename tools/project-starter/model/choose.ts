/** Adapts the other answers when the reader chooses one that is incompatible with them. */
import { answersTo, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, isValid, type Partly, type RuleName } from './compatible-answers.ts';

/** An answer that changed because another one was chosen. */
export interface Change {
  question: QuestionName;
  /** The answer before the change, whether or not the reader had chosen it. */
  from: string;
  /** The rule that the old answer would break. Its message is shown to the reader. */
  says: RuleName;
}

/** Groups of equivalent answers. TypeScript, for example, stays TypeScript whatever compiles it. */
const variants: { readonly [Name in QuestionName]?: readonly (readonly Answers[Name][])[] } = {
  language: [
    ['js', 'js-swc', 'js-babel'],
    ['ts', 'ts-swc', 'ts-babel', 'ts-esbuild'],
  ],
  html: [['entry', 'generated', 'plugin']],
  output: [['plain', 'hashed']],
  development: [['hot', 'reload']],
};

/** Whether two answers to a question are equivalent. */
export function isVariant(question: QuestionName, one: string, other: string): boolean {
  return variants[question]?.some((group: readonly string[]) => group.includes(one) && group.includes(other)) ?? false;
}

/**
 * Costs of changing an answer. At most nine answers can change, so the factors are large enough that many small costs
 * never exceed a larger one.
 */
const costs = {
  variant: 1,
  other: 10,
  /** Changing an answer that the reader chose earlier to an equivalent one. */
  chosenVariant: 1_000,
  /** Changing the new answer to an equivalent one. */
  newVariant: 10_000,
  chosenOther: 100_000,
} as const;

/**
 * Adds an answer to a project. The reader's choices are all kept if that is possible. Otherwise, answers that the
 * reader hasn't chosen are changed first. Then chosen answers, including the new one, are changed to equivalent ones,
 * and only as a last resort is a choice replaced with a different one.
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
  return best
    ? { answers: best.answers, changes: changesOf(wanted, best.answers, question) }
    : { answers, changes: [] };

  function costOf(name: QuestionName, each: string): number {
    if (each === wanted[name]) return 0;
    const isSameWish = isVariant(name, each, wanted[name]);
    if (name === question) return isSameWish ? costs.newVariant : Infinity;
    if (chosen.has(name)) return isSameWish ? costs.chosenVariant : costs.chosenOther;
    return isSameWish ? costs.variant : costs.other;
  }

  /** Searches for the valid project with the lowest cost, by branch and bound. */
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

/** Adds several answers one after another. Each counts as chosen when the next one is added. */
export function chooseAll(answers: Answers, said: readonly (readonly [QuestionName, string])[]): Answers {
  return said.reduce(
    (before, [name, answer], index) =>
      choose(before, name, answer, new Set(said.slice(0, index).map(([earlier]) => earlier))).answers,
    answers,
  );
}

/**
 * Finds the rule that caused each change. There always is such a rule, because otherwise keeping the answer would have
 * been cheaper. Rules about the newly answered question take precedence.
 */
function changesOf(wanted: Answers, after: Answers, answered: QuestionName): Change[] {
  return questionNames.flatMap((name) => {
    if (after[name] === wanted[name]) return [];
    const kept = { ...after, [name]: wanted[name] };
    const rule = brokenRule(kept, answered) ?? brokenRule(kept);
    return rule ? [{ question: name, from: wanted[name], says: rule.says }] : [];
  });
}
