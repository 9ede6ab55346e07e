import type { CheckedConfiguration } from './answer.ts';
import { messageSources } from './message-sources.ts';

const texts = TEXTS.configurationExplorer;

/** Short result: whether configurations are valid, or the number of messages and the packages that reported them. */
export function verdictOn(configurations: readonly CheckedConfiguration[]): { isGood: boolean; words: string } {
  const problems = configurations.flatMap((one) => one.problems);
  if (problems.length > 0) return { isGood: false, words: texts.messages(problems.length, messageSources(problems)) };
  const isComplete = configurations.every(({ failure }) => failure === undefined);
  return { isGood: isComplete, words: isComplete ? texts.valid : texts.incomplete };
}
