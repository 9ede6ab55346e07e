/** Types of the JSON that the process running a configuration reads and writes. It reads and writes one value each. */
import type { ConfigurationLanguage, Surroundings } from '../../../tools/configuration-explorer/model/question.ts';

/** A configuration to check. */
export interface RunnerQuestion {
  code: string;
  language: ConfigurationLanguage;
  surroundings: Surroundings;
}

/** Input of the process. */
export interface RunnerInput {
  question: RunnerQuestion;
  /** Limit on the configuration's processor time, in milliseconds. */
  mostTime: number;
}

/** Output of the process: answers to be parsed with `readAnswer`, or the reason why there are none. */
export type RunnerReply = { answers: unknown[] } | { failure: string };
