/** Sizes and build times of measured projects, and the one closest to a reader's. */
import { questionNames, type Answers, type QuestionName } from './questions.ts';

/** A project built by the checks. */
export interface Measured {
  /** Its answers in question order, as `app none js …`. */
  answers: string;
  /** Brotli bytes of the production build's scripts, stylesheets and pages. */
  scripts: number;
  styles: number;
  pages: number;
  /** Milliseconds of the production build; null if the machine was too busy. */
  time: number | null;
}

export interface Measurements {
  /** Date of the last measurement, `2026-11-22`. */
  date: string;
  /** Version of webpack that built the projects. */
  webpack: string;
  projects: readonly Measured[];
}

/** The answers as a string, the key of a measured project. */
export function answersText(answers: Answers): string {
  return questionNames.map((name) => answers[name]).join(' ');
}

/** Weight of each question in the distance between projects: its influence on the size. */
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

/** A similar project, and the answers that differ. */
export interface Nearest {
  measured: Measured;
  differs: { question: QuestionName; answer: string }[];
}

/** The closest measured project; undefined if none has the same goal and framework. */
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
