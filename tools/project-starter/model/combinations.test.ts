import { expect, test } from 'vitest';
import { combinations, coveringSet } from './combinations.ts';
import { answersTo, firstAnswers, questionNames, type Answers } from './questions.ts';
import { isValid, rules } from './compatible-answers.ts';

/** Returns all pairs of a project's answers (`goal=app framework=react`). */
function pairsOf(answers: Answers): string[] {
  const named = questionNames.map((name) => `${name}=${answers[name]}`);
  return named.flatMap((one, index) => named.slice(index + 1).map((other) => `${one} ${other}`));
}

const all = [...combinations()];

test('combinations are what the rules leave of all answers', () => {
  const unfiltered = questionNames.reduce((count, name) => count * answersTo(name).length, 1);
  expect(all.length).toBeGreaterThan(10_000);
  expect(all.length).toBeLessThan(unfiltered);
  expect(new Set(all.map((answers) => Object.values(answers).join(' '))).size).toBe(all.length);
  expect(all.every(isValid)).toBe(true);
});

test('each rule forbids something that the others allow', () => {
  const needless = rules.filter((rule) => {
    const others = rules.filter((other) => other !== rule);
    return !findBroken(rule, others);
  });
  expect(needless.map(({ says }) => says)).toEqual([]);
});

test('each answer is part of some project, and the first answers are one', () => {
  const used = new Set(all.flatMap((answers) => questionNames.map((name) => `${name}=${answers[name]}`)));
  const known = questionNames.flatMap((name) => answersTo(name).map((answer) => `${name}=${answer}`));
  expect(known.filter((answer) => !used.has(answer))).toEqual([]);
  expect(isValid(firstAnswers)).toBe(true);
});

test('the covering set has every pair that any project has', () => {
  const covered = new Set(coveringSet().flatMap(pairsOf));
  const missing = questionNames.flatMap((one, index) =>
    questionNames.slice(index + 1).flatMap((other) =>
      answersTo(one).flatMap((first) =>
        answersTo(other).filter((second) => {
          const exists = combinations({ [one]: first, [other]: second }).next().done !== true;
          return exists !== covered.has(`${one}=${first} ${other}=${second}`);
        }),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test('a few projects have every answer', () => {
  const few = coveringSet('answers');
  const used = new Set(few.flatMap((answers) => questionNames.map((name) => `${name}=${answers[name]}`)));
  const known = questionNames.flatMap((name) => answersTo(name).map((answer) => `${name}=${answer}`));
  expect(known.filter((answer) => !used.has(answer))).toEqual([]);
  expect(few.length).toBeLessThan(coveringSet().length / 4);
});

type Rule = (typeof rules)[number];

/** Whether partial answers match a rule's condition but not what the rule requires. */
function breaks({ when, needs }: Rule, answers: Record<string, string>): boolean {
  const parts = (condition: Rule['when']) => Object.entries(condition) as [string, readonly string[]][];
  return (
    parts(when).every(([name, allowed]) => allowed.includes(answers[name] ?? '')) &&
    parts(needs).some(([name, allowed]) => name in answers && !allowed.includes(answers[name] ?? ''))
  );
}

/** Whether any project violates a rule without violating others. Stops at the first one. */
function findBroken(rule: Rule, others: readonly Rule[]): boolean {
  const visit = (answers: Record<string, string>, depth: number): boolean => {
    if (others.some((other) => breaks(other, answers))) return false;
    const name = questionNames[depth];
    if (name === undefined) return breaks(rule, answers);
    const possible: readonly string[] = rule.when[name] ?? answersTo(name);
    return possible.some((answer) => visit({ ...answers, [name]: answer }, depth + 1));
  };
  return visit({}, 0);
}
