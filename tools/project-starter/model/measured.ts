/** Sizes and build times of projects that were built, and a search for the project closest to the user's. */
import { questionNames, type Answers, type QuestionName } from './questions.ts';

/** Measurements of a generated project that the checks have built. */
export interface Measured {
  /** Answers of the measured project in the order of the starter's questions, separated by spaces (`app none js …`). */
  answers: string;
  /** Size of the scripts in the production build, in bytes with Brotli. */
  scripts: number;
  /** Size of the stylesheets in the production build, in bytes with Brotli. */
  styles: number;
  /** Size of the HTML pages in the production build, in bytes with Brotli. */
  pages: number;
  /** Duration of the production build in milliseconds, or null if the machine was too busy to measure it. */
  time: number | null;
}

export interface Measurements {
  /** Date on which projects were last measured (`2026-11-22`). */
  date: string;
  /** Version of webpack with which the measured projects were built. */
  webpack: string;
  projects: readonly Measured[];
}

/** Converts answers in the project starter to the string that identifies a measured project. */
export function answersText(answers: Answers): string {
  return questionNames.map((name) => answers[name]).join(' ');
}

/**
 * How much each question influences a project's size. The distance between two projects is the sum of these weights
 * over the questions whose answers differ.
 */
const weights: Record<QuestionName, number> = {
  goal: 1000,
  framework: 1000,
  output: 50,
  html: 40,
  browsers: 30,
  language: 20,
  styles: 10,
  development: 2,
  configuration: 1,
};

/** A measured project that is similar to the user's, with its answers that differ from the user's. */
interface Nearest {
  measured: Measured;
  differs: { question: QuestionName; answer: string }[];
}

/**
 * Returns the measured project that is closest to the user's answers, or `undefined` if none has the same goal and
 * framework.
 */
export function nearestMeasured(answers: Answers, projects: readonly Measured[]): Nearest | undefined {
  let best: (Nearest & { distance: number }) | undefined;
  for (const measured of projects) {
    const given = measured.answers.split(' ');
    const differs = questionNames
      .map((question, index) => ({ question, answer: given[index] ?? '' }))
      .filter(({ question, answer }) => answer !== answers[question]);
    const distance = differs.reduce((sum, { question }) => sum + weights[question], 0);
    if (distance < (best?.distance ?? weights.framework)) best = { measured, differs, distance };
  }
  return best;
}
