import { expect, test } from 'vitest';
import { answersOf, queryOf } from './address.ts';
import { choose, chooseAll, isVariant } from './choose.ts';
import { combinations } from './combinations.ts';
import { answersFrom, origins } from './origins.ts';
import { type Answers, answersTo, firstAnswers, questionNames } from './questions.ts';
import { isValid } from './rules.ts';

/** A sample spread over all projects. */
const some = [...combinations()].filter((_, index) => index % 499 === 0);

test('a choice that goes with the others changes nothing else', () => {
  expect(choose(firstAnswers, 'framework', 'vue')).toEqual({
    answers: { ...firstAnswers, framework: 'vue' },
    changes: [],
  });
});

test('a choice that needs others changes them, as few as possible, and says why', () => {
  const { answers, changes } = choose(firstAnswers, 'framework', 'react');
  expect(answers).toEqual({ ...firstAnswers, framework: 'react', language: 'js-swc' });
  expect(changes).toEqual([{ question: 'language', says: 'jsxNeedsCompiler' }]);
});

test('TypeScript stays TypeScript when React comes, and React stays when TypeScript comes', () => {
  const typed = { goal: 'app', framework: 'react', language: 'ts-swc' };
  const react = choose(firstAnswers, 'framework', 'react');
  expect(choose(react.answers, 'language', 'ts', new Set(['framework']))).toMatchObject({
    answers: typed,
    changes: [{ question: 'language', says: 'jsxNeedsCompiler' }],
  });
  const typescript = choose(firstAnswers, 'language', 'ts');
  expect(choose(typescript.answers, 'framework', 'react', new Set(['language'])).answers).toMatchObject(typed);
});

test('the last wish counts: it is met as it is, or by a variant of it', () => {
  for (const answers of some)
    for (const name of questionNames)
      for (const answer of answersTo(name)) {
        const chosen = choose(answers, name, answer, new Set(questionNames)).answers;
        expect(isValid(chosen)).toBe(true);
        expect(chosen[name] === answer || isVariant(name, chosen[name], answer), `${name}=${answer}`).toBe(true);
      }
});

/** Every answer to every question. */
const wishes = questionNames.flatMap((name) => answersTo(name).map((answer) => [name, answer] as const));

/** The result of choosing answers in sequence. */
function afterAll(...given: (typeof wishes)[number][]): Answers {
  return chooseAll(firstAnswers, given);
}

test('two wishes are both kept where any project has both, in either order', () => {
  for (const one of wishes)
    for (const two of wishes.filter(([name]) => name !== one[0])) {
      if (combinations(Object.fromEntries([one, two])).next().done) continue;
      const result = afterAll(one, two);
      expect([result[one[0]], result[two[0]]]).toEqual([one[1], two[1]]);
    }
});

test('three wishes are all kept where any project has all three', () => {
  for (const [at, one] of wishes.entries())
    for (const [next, two] of wishes.entries())
      for (const three of wishes.slice(next + 1)) {
        if (next <= at || new Set([one[0], two[0], three[0]]).size < 3) continue;
        if (combinations(Object.fromEntries([one, two, three])).next().done) continue;
        const result = afterAll(three, one, two);
        expect([result[one[0]], result[two[0]], result[three[0]]]).toEqual([one[1], two[1], three[1]]);
      }
});

test('an address leads back to its answers', () => {
  expect(queryOf(firstAnswers)).toBe('');
  for (const answers of some) expect(answersOf(queryOf(answers))).toEqual(answers);
});

test.each([
  '?framework=angular',
  '?goal',
  '?%E0%A4%A',
  '?framework=react&framework=',
  '?__proto__=x',
  '?goal=node&html=entry',
])('the address %s leads to a project all the same', (query) => expect(isValid(answersOf(query))).toBe(true));

test.each(origins)('a project from $name gets the answers that it is meant to have', (origin) => {
  for (const answers of some) {
    const moved = answersFrom(origin, answers);
    expect(isValid(moved)).toBe(true);
    expect(moved.goal).toBe('app');
  }
  expect(answersFrom(origin, firstAnswers)).toMatchObject(origin.answers);
});
