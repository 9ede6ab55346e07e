import type { CheckedConfiguration } from './answer.ts';
import { sayersOf } from './sayers-of.ts';

const texts = TEXTS.configurationExplorer;

/** In a few words, whether configurations are right, and how many messages there are and from whom. */
export function verdictOn(configurations: readonly CheckedConfiguration[]): { isGood: boolean; words: string } {
  const problems = configurations.flatMap((one) => one.problems);
  if (problems.length > 0) return { isGood: false, words: texts.messages(problems.length, sayersOf(problems)) };
  const isComplete = configurations.every(({ failure }) => failure === undefined);
  return { isGood: isComplete, words: isComplete ? texts.valid : texts.incomplete };
}
