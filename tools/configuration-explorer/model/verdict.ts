import type { CheckedConfiguration } from './answer.ts';
import { messageSources } from './message-sources.ts';

const texts = TEXTS.configurationExplorer;

/**
 * Summarizes the result of checking the configurations: that all are valid, or how many error messages there are and
 * which packages reported them.
 */
export function verdictOn(configurations: readonly CheckedConfiguration[]): { isGood: boolean; words: string } {
  const problems = configurations.flatMap((one) => one.problems);
  if (problems.length > 0) return { isGood: false, words: texts.messages(problems.length, messageSources(problems)) };
  const isComplete = configurations.every(({ failure }) => failure === undefined);
  return { isGood: isComplete, words: isComplete ? texts.valid : texts.incomplete };
}
