/** Names of subsets of the examples, for runs that don't check all of them (`choose-pages.ts`). */
export const exampleParts = ['chosen', 'rest'] as const;

/** Name of a subset of the examples. */
export type ExamplePart = (typeof exampleParts)[number];

/** Whether a word is the name of a subset of the examples. */
export function isPart(word: string): word is ExamplePart {
  return (exampleParts as readonly string[]).includes(word);
}
