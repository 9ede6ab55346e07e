/**
 * Types of the JSON exchanged with the process that runs a webpack configuration. It reads one value and writes one.
 */
import type { ConfigurationLanguage, Surroundings } from '../../../tools/configuration-explorer/model/question.ts';

/** A webpack configuration to check. */
export interface RunnerQuestion {
  code: string;
  language: ConfigurationLanguage;
  surroundings: Surroundings;
}

/** Input of the process that runs a webpack configuration. */
export interface RunnerInput {
  question: RunnerQuestion;
  /** Limit on the configuration's processor time, in milliseconds. */
  mostTime: number;
}

/**
 * Output of the process that runs a webpack configuration: answers to be parsed with `readAnswer`, or the reason why
 * there are none.
 */
export type RunnerReply = { answers: unknown[] } | { failure: string };
