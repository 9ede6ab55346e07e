/** Types for `short-browser-tests.mjs`, which runs before TypeScript is installed. */
export const shortFilter: string;
export function isLeft(filter: string | undefined, tags: readonly string[]): boolean;
