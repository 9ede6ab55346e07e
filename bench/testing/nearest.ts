/**
 * When a question of `data/asked/` is so near a query that judges the search that it would give away the answer.
 */
import { isMeant, stem, units } from '../../src/search-engine/words.ts';

/** From which part of a query's words on a question counts as the query. */
const nearShare = 0.75;

/** Shorter queries are names, and whoever asks about a thing names it. */
const fewestWords = 3;

/** Words that mean something, as white space parts them, each without its ending: an identifier is one word. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .map((word) =>
        units(word)
          .filter(isMeant)
          .map(({ whole }) => stem(whole))
          .join('-'),
      )
      .filter((word) => word !== ''),
  );

/**
 * Makes a function that finds the query that a question has three quarters of the words of, forms of a word being one and
 * words without meaning not counting.
 * @param queries as readers type them; those of one or two words are left out
 */
export function nearestOf(queries: readonly string[]): (question: string) => string | undefined {
  const judges = queries
    .map((query) => ({ query, words: wordsOf(query) }))
    .filter(({ words }) => words.size >= fewestWords);
  return (question) => {
    const said = wordsOf(question);
    return judges.find(({ words }) => [...words].filter((word) => said.has(word)).length >= nearShare * words.size)
      ?.query;
  };
}
