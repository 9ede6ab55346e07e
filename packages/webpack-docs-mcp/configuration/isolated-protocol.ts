/** Input and output of the process that runs a configuration: one JSON text each. */
import type { ConfigurationLanguage, Surroundings } from '../../../tools/configuration-explorer/model/question.ts';

/** A configuration to check. */
export interface RunnerQuestion {
  code: string;
  language: ConfigurationLanguage;
  surroundings: Surroundings;
}

/** What the process reads. */
export interface RunnerInput {
  question: RunnerQuestion;
  /** Processor time of the configuration, in milliseconds. */
  mostTime: number;
}

/** Answers as JSON, to be parsed with `readAnswer`; or the reason why there are none. */
export type RunnerReply = { answers: unknown[] } | { failure: string };
