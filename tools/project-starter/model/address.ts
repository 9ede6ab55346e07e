/** Answers in the page's URL, so that a project can be shared. */
import { chooseAll } from './choose.ts';
import { answersTo, firstAnswers, questionNames, type Answers, type QuestionName } from './questions.ts';
import { isValid } from './rules.ts';

/** Query string, `?framework=react&language=ts-swc`; `''` for the default answers. */
export function queryOf(answers: Answers): string {
  const named = questionNames.filter((name) => answers[name] !== firstAnswers[name]);
  const query = new URLSearchParams(named.map((name) => [name, answers[name]])).toString();
  return query === '' ? '' : `?${query}`;
}

/** The questions answered in a URL. */
export function chosenIn(query: string): Set<QuestionName> {
  const given = new URLSearchParams(query);
  return new Set(questionNames.filter((name) => given.get(name) !== null));
}

/**
 * The answers in a URL. Missing ones are the defaults, unknown ones are ignored, and incompatible ones are fixed in
 * order.
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
