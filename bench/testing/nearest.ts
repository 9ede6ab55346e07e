/** Detects questions in `data/reader-questions/` that are too similar to a query used for judging the search. */
import { isMeant, stem, units } from '../../src/search-engine/words.ts';

/** Share of a query's words from which a question counts as similar. */
const nearShare = 0.75;

/** Shorter queries are names, which every question about the subject contains. */
const fewestWords = 3;

/** Significant words separated by white space, stemmed; an identifier is a single word. */
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
 * Creates a function that finds the query of which a question contains three quarters of the words, ignoring inflection
 * and stop words.
 * @param queries as typed by readers; those of one or two words are skipped
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
