/** Subsets of the examples, for runs that don't include all (`choose-pages.ts`). */
export const exampleParts = ['chosen', 'rest'] as const;

/** A subset. */
export type ExamplePart = (typeof exampleParts)[number];

/** Whether a word is the name of a subset. */
export function isPart(word: string): word is ExamplePart {
  return (exampleParts as readonly string[]).includes(word);
}
