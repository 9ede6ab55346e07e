/** Types for `near-file.mjs`, which runs before TypeScript is installed. */
export function nearFile(asked: string, root: string): string | undefined;
