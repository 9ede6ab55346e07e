/** What goes into the process of a configuration, and what comes out: one JSON text each. */
import type { ConfigurationLanguage, Surroundings } from '../../../tools/configuration-explorer/model/question.ts';

/** A configuration to check. */
export interface JailQuestion {
  code: string;
  language: ConfigurationLanguage;
  surroundings: Surroundings;
}

/** Answers, as JSON that is to be read with `readAnswer`; or why there are none. */
export type JailReply = { answers: unknown[] } | { failure: string };
