/** Encodes the answers in the page's URL, so that a project can be shared. */
import { chooseAll } from './choose.ts';
import { answersTo, firstAnswers, questionNames, type Answers, type QuestionName } from './questions.ts';
import { isValid } from './compatible-answers.ts';

/** Returns the query string for answers (`?framework=react&language=ts-swc`). It is empty for the default answers. */
export function queryOf(answers: Answers): string {
  const named = questionNames.filter((name) => answers[name] !== firstAnswers[name]);
  const query = new URLSearchParams(named.map((name) => [name, answers[name]])).toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the questions that a URL answers. */
export function chosenIn(query: string): Set<QuestionName> {
  const given = new URLSearchParams(query);
  return new Set(questionNames.filter((name) => given.get(name) !== null));
}

/**
 * Reads the answers from a URL. Missing answers are replaced by defaults, unknown ones are ignored, and incompatible
 * ones are fixed in question order.
 */
export function answersOf(query: string): Answers {
  const given = new URLSearchParams(query);
  const said = questionNames.flatMap((name) => {
    const answer = given.get(name);
    return answersTo(name).some((known) => known === answer) ? [[name, answer ?? ''] as const] : [];
  });
  const whole = { ...firstAnswers, ...Object.fromEntries(said) } as Answers;
  if (isValid(whole)) return whole;
  return chooseAll(firstAnswers, said);
}
