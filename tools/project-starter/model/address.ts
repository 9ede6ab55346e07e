/** Encodes the user's answers to the project starter's questions in the page's URL, so that a project can be shared. */
import { answersFor, isVariant, type Wishes } from './choose.ts';
import { answersTo, questionNames } from './questions.ts';

/**
 * Returns the query string for the answers that the user has given in the project starter, in their order
 * (`?framework=react&styles=sass`). It contains neither answers that follow from them nor answers that had to be
 * dropped.
 */
export function queryOf(wishes: Wishes): string {
  const answers = answersFor(wishes);
  const kept = wishes.filter(([name, answer]) => answers[name] === answer || isVariant(name, answers[name], answer));
  const query = new URLSearchParams(kept.map(([name]) => [name, answers[name]])).toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Reads the user's answers to the project starter's questions from a URL. Unknown questions and answers are ignored.
 */
export function wishesOf(query: string): Wishes {
  const given = new URLSearchParams(query);
  return [...new Set(given.keys())].flatMap((key) => {
    const name = questionNames.find((known) => known === key);
    if (name === undefined) return [];
    const answer = answersTo(name).find((known) => known === given.get(name));
    return answer === undefined ? [] : [[name, answer] as const];
  });
}

/**
 * Returns the project starter's answers in a URL that don't exist (`framework=angular`). Parameters that aren't
 * questions have another purpose, for example to measure visits.
 */
export function unknownIn(query: string): string[] {
  const given = new URLSearchParams(query);
  const known = new Set(wishesOf(query).map(([name]) => name));
  return questionNames
    .filter((name) => given.get(name) !== null && !known.has(name))
    .map((name) => `${name}=${given.get(name)}`);
}
