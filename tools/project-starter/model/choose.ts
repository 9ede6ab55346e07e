/**
 * Derives a whole project from the answers that the reader has given. Only those are kept, never the answers that
 * followed from them. So an answer that had to change comes back as soon as nothing stands against it.
 */
import { answersTo, firstAnswers, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, isValid, type Partly, type RuleName } from './compatible-answers.ts';

/** An answer that the reader has given. */
export type Wish = readonly [question: QuestionName, answer: string];

/** Answers that the reader has given, at most one to each question, the latest last. */
export type Wishes = readonly Wish[];

/** An answer that changed because another one was given. */
export interface Change {
  question: QuestionName;
  /** The answer before the change, whether or not the reader had chosen it. */
  from: string;
  /**
   * The rule that the reader's own answer, or the default, would break. Its message is shown to the reader. Undefined
   * if that answer came back.
   */
  says?: RuleName;
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
  /** Changing an earlier wish to an equivalent answer. */
  wishVariant: 1_000,
  /** Changing the latest wish to an equivalent answer. */
  latestVariant: 10_000,
  /** Dropping the earliest wish. Each later one costs twice as much, and so more than all before it. */
  wishOther: 100_000,
} as const;

/** Adds an answer. It replaces an earlier one to the same question. */
export function withWish(wishes: Wishes, question: QuestionName, answer: string): Wishes {
  return [...wishes.filter(([name]) => name !== question), [question, answer]];
}

/**
 * Returns the project for wishes. They are all kept if that is possible. Otherwise, answers that the reader hasn't given
 * are changed first. Then wishes are changed to equivalent answers, and only as a last resort is one dropped. The latest
 * is never dropped.
 */
export function answersFor(wishes: Wishes): Answers {
  const wanted = wantedBy(wishes);
  const ranks = new Map(wishes.map(([name], rank) => [name, rank]));
  const latest = wishes.at(-1)?.[0];
  const candidates = new Map(
    questionNames.map((name) => {
      const priced = answersTo(name).map((each) => ({ answer: each, cost: costOf(name, each) }));
      return [name, priced.filter(({ cost }) => cost < Infinity).toSorted((a, b) => a.cost - b.cost)] as const;
    }),
  );
  let best: { answers: Answers; cost: number } | undefined;
  mend(
    {},
    questionNames.toSorted((a, b) => Number(b === latest) - Number(a === latest)),
    0,
  );
  return best?.answers ?? firstAnswers;

  function costOf(name: QuestionName, each: string): number {
    if (each === wanted[name]) return 0;
    const isSameWish = isVariant(name, each, wanted[name]);
    const rank = ranks.get(name);
    if (rank === undefined) return isSameWish ? costs.variant : costs.other;
    if (name === latest) return isSameWish ? costs.latestVariant : Infinity;
    return isSameWish ? costs.wishVariant : costs.wishOther * 2 ** rank;
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

/**
 * Returns what changes when the reader's wishes change, apart from a new answer itself. If the new answer had to become
 * an equivalent one, that counts as a change too.
 * @param before answers of the project so far
 * @param answered the question whose answer is new; rules about it take precedence as reasons
 */
export function changesOf(before: Answers, wishes: Wishes, answered?: QuestionName): Change[] {
  const wanted = wantedBy(wishes);
  const after = answersFor(wishes);
  return questionNames.flatMap((question) => {
    const from = question === answered ? wanted[question] : before[question];
    if (after[question] === from) return [];
    if (after[question] === wanted[question]) return [{ question, from }];
    // Such a rule always exists, because otherwise keeping the wanted answer would have been cheaper.
    const kept = { ...after, [question]: wanted[question] };
    const rule = brokenRule(kept, answered) ?? brokenRule(kept);
    return [{ question, from, ...(rule && { says: rule.says }) }];
  });
}

/** Returns the wishes that had to be dropped, because others exclude them. */
export function droppedOf(wishes: Wishes): Change[] {
  const wanted = wantedBy(wishes);
  return changesOf(wanted, wishes).filter(
    ({ question, from }) =>
      wishes.some(([name]) => name === question) && !isVariant(question, from, answersFor(wishes)[question]),
  );
}

/** The wishes, and the default answers to the other questions, whether or not they go together. */
function wantedBy(wishes: Wishes): Answers {
  return { ...firstAnswers, ...Object.fromEntries(wishes) };
}
