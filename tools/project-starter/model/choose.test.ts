import { expect, test } from 'vitest';
import { answersOf, queryOf } from './address.ts';
import { choose } from './choose.ts';
import { combinations } from './combinations.ts';
import { answersFrom, origins } from './origins.ts';
import { answersTo, firstAnswers, questionNames } from './questions.ts';
import { isValid } from './rules.ts';

/** Some of all projects, spread over them. */
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

test('every answer can be chosen from every project', () => {
  for (const answers of some)
    for (const name of questionNames)
      for (const answer of answersTo(name)) {
        const chosen = choose(answers, name, answer).answers;
        expect([chosen[name], isValid(chosen)]).toEqual([answer, true]);
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
