/** Effect of an answer on the others. */
import { answersTo, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, isValid, type Partly, type RuleName } from './rules.ts';

/** An answer that changed because of a choice. */
export interface Change {
  question: QuestionName;
  /** The previous answer, whether chosen by the reader or not. */
  from: string;
  /** Why: the message of the rule that the answer would break. */
  says: RuleName;
}

/** Equivalent answers: TypeScript stays TypeScript, whatever compiles it. */
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
 * Cost of changing an answer. The factors are large enough that many small costs never outweigh a larger one: at most
 * nine answers change.
 */
const costs = {
  variant: 1,
  other: 10,
  /** An answer that the reader chose, changed to an equivalent one. */
  chosenVariant: 1_000,
  /** The new answer, changed to an equivalent one. */
  newVariant: 10_000,
  chosenOther: 100_000,
} as const;

/**
 * Adds an answer to a project. The reader's choices are kept if a valid project has all of them. Otherwise, answers
 * that the reader hasn't chosen change first, then answers (including the new one) to an equivalent, and only then to
 * another choice.
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

  /** Branch-and-bound search for the cheapest valid project. */
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

/** Adds several answers in sequence; each then counts as chosen. */
export function chooseAll(answers: Answers, said: readonly (readonly [QuestionName, string])[]): Answers {
  return said.reduce(
    (before, [name, answer], index) =>
      choose(before, name, answer, new Set(said.slice(0, index).map(([earlier]) => earlier))).answers,
    answers,
  );
}

/**
 * Finds the rule that caused each change. There always is one: otherwise, keeping the answer would have been cheaper.
 * Rules about the answered question take precedence.
 */
function changesOf(wanted: Answers, after: Answers, answered: QuestionName): Change[] {
  return questionNames.flatMap((name) => {
    if (after[name] === wanted[name]) return [];
    const kept = { ...after, [name]: wanted[name] };
    const rule = brokenRule(kept, answered) ?? brokenRule(kept);
    return rule ? [{ question: name, from: wanted[name], says: rule.says }] : [];
  });
}
