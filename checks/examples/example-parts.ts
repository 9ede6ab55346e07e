/** Parts that the examples are divided into where not all run at once (`choose-pages.ts`). */
export const exampleParts = ['chosen', 'rest'] as const;

/** One of them. */
export type ExamplePart = (typeof exampleParts)[number];

/** Whether a word names a part. */
export function isPart(word: string): word is ExamplePart {
  return (exampleParts as readonly string[]).includes(word);
}
