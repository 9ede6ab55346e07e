/** Types for `type-checks.mjs`, which runs before TypeScript is installed. */
export function typeChecks(folder: string): { project: string; words: string[] }[];
