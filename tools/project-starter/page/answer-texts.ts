/** What readers see of questions, answers, rules, and projects, in the language of the site. */
import type { Answers, QuestionName } from '../model/questions.ts';
import type { RuleName } from '../model/rules.ts';
import type { GuideName, ReasonName, StepName } from '../model/text-names.ts';

interface AnswerText {
  label: string;
  note: string;
}

/** The questions by name, each with its answers. A catalog without one of them fails here. */
export const questions: {
  [Name in QuestionName]: { ask: string; answers: Record<Answers[Name], AnswerText> };
} = TEXTS.projectStarter.questions;

/** Why answers don’t go together, by the names of rules. */
export const ruleTexts: Record<RuleName, string> = TEXTS.projectStarter.rules;

/** Why lines and packages are in a project. */
export const reasonTexts: Record<ReasonName, string> = TEXTS.projectStarter.reasons;

/** What to do with a project. */
export const stepTexts: Record<StepName, string> = TEXTS.projectStarter.steps;

/** Titles of guides. */
export const guideTexts: Record<GuideName, string> = TEXTS.projectStarter.guides;

/** Name and meaning of an answer; nothing where there is no such answer. */
export function answerText(question: QuestionName, answer: string): AnswerText | undefined {
  const answers: Record<string, AnswerText> = questions[question].answers;
  return answers[answer];
}

/** What an answer is called. */
export function labelOf(question: QuestionName, answer: string): string {
  return answerText(question, answer)?.label ?? answer;
}
