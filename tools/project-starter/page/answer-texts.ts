/** The project starter's interface strings for questions, answers, rules, and projects, in the site's language. */
import type { Answers, QuestionName } from '../model/questions.ts';
import type { RuleName } from '../model/compatible-answers.ts';
import type { GuideName, ReasonName, StepName } from '../model/text-names.ts';

interface AnswerText {
  label: string;
  note: string;
}

/** Wording of the project starter's questions and answers by name. A missing one is a type error. */
export const questions: {
  [Name in QuestionName]: { ask: string; topic: string; answers: Record<Answers[Name], AnswerText> };
} = TEXTS.projectStarter.questions;

/** Messages that explain why answers in the project starter are incompatible, by rule name. */
export const ruleTexts: Record<RuleName, string> = TEXTS.projectStarter.rules;

/** Explanations of lines and packages in generated projects, by name. */
export const reasonTexts: Record<ReasonName, string> = TEXTS.projectStarter.reasons;

/** Instructions that are shown with a generated project, by name. */
export const stepTexts: Record<StepName, string> = TEXTS.projectStarter.steps;

/** Titles of guides that users may read after creating a project, by name. */
export const guideTexts: Record<GuideName, string> = TEXTS.projectStarter.guides;

/** Returns the name and description of an answer in the project starter, or `undefined` for an unknown answer. */
export function answerText(question: QuestionName, answer: string): AnswerText | undefined {
  const answers: Record<string, AnswerText> = questions[question].answers;
  return answers[answer];
}

/** Returns the label of an answer in the project starter. */
export function labelOf(question: QuestionName, answer: string): string {
  return answerText(question, answer)?.label ?? answer;
}
