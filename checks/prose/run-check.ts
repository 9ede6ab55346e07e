import { build } from '../../site.config.ts';
import { contentFiles } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { definedTerms } from './defined-terms.ts';
import { habitFailures, readHabits } from './habit-uses.ts';
import { lintParsed, parseProse } from './lint-prose.ts';
import { readSentences, sentenceFiles } from './member-sentences.ts';
import { parsePage } from './parse-page.ts';

/** Page that the prose check excludes, because it quotes bad habits as examples. */
const guideToWriting = /writers-guide\.mdx$/;

/**
 * Runs the prose check for the command line.
 *
 * @param paths pages, YAML files with descriptions, or folders; if empty, all of `content/` is checked, including the
 * frequency of habits
 */
export async function runProseCheck(paths: string[]): Promise<Outcome> {
  const isWhole = paths.length === 0;
  const asked = paths.filter((file) => !isSentences(file));
  const pages = isWhole || asked.length > 0 ? contentFiles(asked) : [];
  const files = [...pages, ...sentenceFiles(paths)];
  const defined = definedTerms(build.content);
  const failures: string[] = [];
  const uses = new Map<string, ReturnType<typeof readHabits>>();
  let clean = 0;
  for (const file of files) {
    const parsed = isSentences(file) ? parseProse(readSentences(file), false) : parsePage(file);
    const problems = await lintParsed(parsed, defined);
    if (isWhole && isOurs(file) && !isSentences(file)) uses.set(file, readHabits(parsed.tree));
    if (problems.length === 0) clean++;
    failures.push(...problems.map(({ line, message }) => `${file}:${line}: ${message}`));
  }
  const habits = isWhole ? habitFailures(uses) : [];
  failures.push(...habits);
  return { lines: [`${clean} of ${files.length} files read well`], failures, passed: clean, failed: failures.length };
}

const isSentences = (file: string): boolean => file.endsWith('.yaml');
const isOurs = (file: string): boolean => !guideToWriting.test(file);
