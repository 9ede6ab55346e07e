/**
 * Derives a whole project from the answers that the user has given in the project starter. Only those are stored, never
 * the answers that followed from them. So an answer that had to change comes back as soon as no other answer excludes
 * it.
 */
import { answersTo, firstAnswers, questionNames, type Answers, type QuestionName } from './questions.ts';
import { brokenRule, isValid, type Partly, type RuleName } from './compatible-answers.ts';

/** An answer that the user has given in the project starter. */
export type Wish = readonly [question: QuestionName, answer: string];

/** Answers that the user has given in the project starter, at most one to each question. The latest comes last. */
export type Wishes = readonly Wish[];

/** An answer in the project starter that changed because another one was given. */
export interface Change {
  question: QuestionName;
  /** The answer before the change, whether or not the user had chosen it. */
  from: string;
  /**
   * Name of the compatibility rule that the user's own answer, or the default, would break. Its message is shown to the
   * user. `undefined` if the change restores that answer.
   */
  says?: RuleName;
}

/** Groups of equivalent answers. For example, all answers with TypeScript are equivalent, whatever compiles it. */
const variants: { readonly [Name in QuestionName]?: readonly (readonly Answers[Name][])[] } = {
  language: [
    ['js', 'js-swc', 'js-babel'],
    ['ts', 'ts-swc', 'ts-babel', 'ts-esbuild'],
  ],
  html: [['entry', 'generated', 'plugin']],
  output: [['plain', 'hashed']],
  development: [['hot', 'reload']],
};

/**
 * Whether two answers to a question of the project starter are equivalent, such as TypeScript with different compilers.
 */
export function isVariant(question: QuestionName, one: string, other: string): boolean {
  return variants[question]?.some((group: readonly string[]) => group.includes(one) && group.includes(other)) ?? false;
}

/**
 * Costs of changing an answer to make a project valid. Each cost is at least ten times the next lower one, so that the
 * costs of changing all nine answers never add up to a higher one.
 */
const costs = {
  variant: 1,
  other: 10,
  /** Cost of changing an answer that the user gave earlier to an equivalent one. */
  wishVariant: 1_000,
  /** Cost of changing the answer that the user gave last to an equivalent one. */
  latestVariant: 10_000,
  /**
   * Cost of dropping the answer that the user gave first. Each later answer costs twice as much, which is more than all
   * earlier ones together.
   */
  wishOther: 100_000,
} as const;

/** Adds an answer that the user has given. It replaces an earlier one to the same question. */
export function withWish(wishes: Wishes, question: QuestionName, answer: string): Wishes {
  return [...wishes.filter(([name]) => name !== question), [question, answer]];
}

/**
 * Returns a valid project for the answers that the user has given. They are all kept if that is possible. Otherwise,
 * answers that the user hasn't given are changed first. Then the user's answers are changed to equivalent ones, and
 * only as a last resort is one dropped. The latest is never dropped.
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

  /** Searches for the valid combination of answers with the lowest cost of changes, by branch and bound. */
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
 * Returns what changes in a project when the user gives or withdraws answers, apart from a new answer itself. If the
 * new answer had to become an equivalent one, that counts as a change too.
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
    // At least one compatibility rule is broken here, or else keeping the wanted answer would have been cheaper.
    const kept = { ...after, [question]: wanted[question] };
    const rule = brokenRule(kept, answered) ?? brokenRule(kept);
    return [{ question, from, ...(rule && { says: rule.says }) }];
  });
}

/** Returns the user's answers that had to be dropped or to become equivalent ones, because other answers exclude them. */
export function droppedOf(wishes: Wishes): Change[] {
  return changesOf(wantedBy(wishes), wishes).filter(({ question }) => wishes.some(([name]) => name === question));
}

/** Returns the user's answers, with the default answers to the other questions, whether or not they are compatible. */
function wantedBy(wishes: Wishes): Answers {
  return { ...firstAnswers, ...Object.fromEntries(wishes) };
}
