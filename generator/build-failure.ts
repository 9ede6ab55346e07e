import type { Problem } from '../compile/types.ts';

/**
 * Thrown if the build fails for reasons that the author of the content or the code can fix. Contains all reasons, so
 * that the author sees them at once.
 */
export class BuildFailure extends Error {
  readonly reasons: string[];

  /** @param reasons one line or block for each reason, with its location (`file:line`) and what to do */
  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.name = 'BuildFailure';
    this.reasons = reasons;
  }
}

/**
 * Formats a problem in the content as `content/guides/caching.md:12:3 message`, which editors and terminals turn into a
 * link.
 */
export function formatProblem(problem: Problem): string {
  const place = problem.column === undefined ? `${problem.line}` : `${problem.line}:${problem.column}`;
  return `${problem.file}:${place} ${problem.message}`;
}
