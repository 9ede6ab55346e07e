/** Migrations to webpack 5 from other tools, with the answers that change least. */
import { chooseAll } from './choose.ts';
import { questionNames, type Answers, type QuestionName } from './questions.ts';
import type { Partly } from './rules.ts';

interface Origin {
  name: string;
  /** Id of the page section that maps files to their replacements. */
  section: string;
  /** Answers closest to such a project; the others are kept. */
  answers: Partly;
}

export const origins: readonly Origin[] = [
  {
    name: 'Create React App',
    section: 'from-create-react-app',
    answers: {
      goal: 'app',
      framework: 'react',
      language: 'js-swc',
      html: 'plugin',
      output: 'hashed',
      development: 'hot',
      configuration: 'js',
    },
  },
  {
    name: 'Vite',
    section: 'from-vite',
    answers: { goal: 'app', html: 'entry', output: 'hashed', browsers: 'recent', configuration: 'js' },
  },
  {
    name: 'webpack 4',
    section: 'from-webpack-4',
    answers: { goal: 'app', language: 'js-babel', html: 'plugin', output: 'hashed', configuration: 'cjs' },
  },
];

/** The answers for a migrated project. */
export function answersFrom(origin: Origin, answers: Answers): Answers {
  return chooseAll(answers, answersOf(origin));
}

/** The questions that an origin answers. */
export function chosenIn(origin: Origin): Set<QuestionName> {
  return new Set(answersOf(origin).map(([name]) => name));
}

function answersOf({ answers }: Origin): [QuestionName, string][] {
  return questionNames.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined ? [] : [[name, answer] as [QuestionName, string]];
  });
}
