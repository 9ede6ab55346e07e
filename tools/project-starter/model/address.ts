/** Answers in the address of the page, so that a project can be shared. */
import { chooseAll } from './choose.ts';
import { answersTo, firstAnswers, questionNames, type Answers, type QuestionName } from './questions.ts';
import { isValid } from './rules.ts';

/** The query of an address, `?framework=react&language=ts-swc`; `''` for the first answers. */
export function queryOf(answers: Answers): string {
  const named = questionNames.filter((name) => answers[name] !== firstAnswers[name]);
  const query = new URLSearchParams(named.map((name) => [name, answers[name]])).toString();
  return query === '' ? '' : `?${query}`;
}

/** The questions that an address answers. */
export function chosenIn(query: string): Set<QuestionName> {
  const given = new URLSearchParams(query);
  return new Set(questionNames.filter((name) => given.get(name) !== null));
}

/**
 * The answers of an address. What it does not say is as at first; what nobody could have chosen is left out, and answers that
 * do not go together are mended in their order.
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
