/** Finds questions in `data/reader-questions/` that are too similar to a query used for evaluating the search. */
import { isMeant, stem, units } from '../../src/search-engine/words.ts';

/** Fraction of a search query's words that a question must contain to count as similar. */
const nearShare = 0.75;

/**
 * Minimum number of words in a search query that is compared. Shorter queries are names, which every question about the
 * subject contains.
 */
const fewestWords = 3;

/**
 * Returns the stems of the significant words in a text. Words are separated by white space, and an identifier is a
 * single word.
 */
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
 * Creates a function that finds a search query similar to a question. A query is similar if the question contains three
 * quarters of its words, ignoring inflection and stop words.
 * @param queries queries as readers type them. Those with one or two words are skipped.
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
