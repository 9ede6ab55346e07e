import type { Problem } from '../compile/types.ts';

/**
 * The build cannot give a site, for reasons that the person who wrote the content or the code can fix.
 * Every reason is in it, so that one run lists them all.
 */
export class BuildFailure extends Error {
  readonly reasons: string[];

  /** @param reasons one line or block each, saying where (`file:line`) and what to do */
  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.name = 'BuildFailure';
    this.reasons = reasons;
  }
}

/** `content/guides/caching.md:12:3 message`, as editors and terminals make it a link. */
export function formatProblem(problem: Problem): string {
  const place = problem.column === undefined ? `${problem.line}` : `${problem.line}:${problem.column}`;
  return `${problem.file}:${place} ${problem.message}`;
}
