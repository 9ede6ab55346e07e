import type { Problem } from '../compile/types.ts';

/**
 * The build failed for reasons that the author of the content or the code can fix.
 * Contains all reasons, so that one run lists them all.
 */
export class BuildFailure extends Error {
  readonly reasons: string[];

  /** @param reasons one line or block each, with the location (`file:line`) and what to do */
  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.name = 'BuildFailure';
    this.reasons = reasons;
  }
}

/** `content/guides/caching.md:12:3 message`, a format that editors and terminals turn into a link. */
export function formatProblem(problem: Problem): string {
  const place = problem.column === undefined ? `${problem.line}` : `${problem.line}:${problem.column}`;
  return `${problem.file}:${place} ${problem.message}`;
}
