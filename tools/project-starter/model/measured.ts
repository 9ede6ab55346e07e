/** Sizes and times of projects that were built, and the one that is nearest to a reader's. */
import { questionNames, type Answers, type QuestionName } from './questions.ts';

/** A project that the checks have built. */
export interface Measured {
  /** Its answers, in the order of the questions, as `app none js …`. */
  answers: string;
  /** Bytes of the production build's scripts, stylesheets and pages, compressed with brotli. */
  scripts: number;
  styles: number;
  pages: number;
  /** Milliseconds of the production build; nothing where the machine had too much else to do. */
  time: number | null;
}

export interface Measurements {
  /** Day of the last measurement, `2026-11-22`. */
  date: string;
  /** Version of webpack that built the projects. */
  webpack: string;
  projects: readonly Measured[];
}

/** The answers as one text, under which a project is measured. */
export function answersText(answers: Answers): string {
  return questionNames.map((name) => answers[name]).join(' ');
}

/** How much an answer has to do with the size of what is built. */
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

/** A project that is like another one, and the answers that it has in place of the other's. */
export interface Nearest {
  measured: Measured;
  differs: { question: QuestionName; answer: string }[];
}

/** The project whose answers are nearest; nothing where none has the same goal and framework. */
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
