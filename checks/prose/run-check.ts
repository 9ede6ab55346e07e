import { contentFiles, readContent } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { definedTerms } from './defined-terms.ts';
import { habitFailures, readHabits } from './habits.ts';
import { lintProse, parseProse } from './lint-prose.ts';

/** It shows habits beside what is better. */
const guideToWriting = /writers-guide\.mdx$/;

/**
 * The prose check as the command line runs it: `paths` are pages or folders; none means all of `content/`, which is then held
 * against the habits of good documentation too.
 */
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
  const isWhole = paths.length === 0;
  const habits = isWhole ? habitFailures(new Map(files.filter(isOurs).map((file) => [file, habitsOf(file)]))) : [];
  failures.push(...habits);
  return { lines: [`${clean} of ${files.length} pages read well`], failures, passed: clean, failed: failures.length };
}

const isOurs = (file: string): boolean => !guideToWriting.test(file);

function habitsOf(file: string): ReturnType<typeof readHabits> {
  return readHabits(parseProse(readContent(file), file.endsWith('.mdx')).tree);
}
