import { contentFiles, readContent } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { definedTerms } from './defined-terms.ts';
import { lintProse } from './lint-prose.ts';

/** The prose check as the command line runs it: `paths` are pages or folders; none means all of `content/`. */
export async function runProseCheck(paths: string[]): Promise<Outcome> {
  const files = contentFiles(paths);
  const defined = definedTerms('content');
  const failures: string[] = [];
  let clean = 0;
  for (const file of files) {
    const problems = await lintProse(readContent(file), { mdx: file.endsWith('.mdx'), defined });
    if (problems.length === 0) clean++;
    failures.push(...problems.map(({ line, message }) => `${file}:${line}: ${message}`));
  }
  return { lines: [`${clean} of ${files.length} pages read well`], failures, passed: clean, failed: failures.length };
}
