/** Tools from which a reader can migrate to webpack 5, with the answers that come closest to a project of each tool. */
import { chooseAll } from './choose.ts';
import { questionNames, type Answers, type QuestionName } from './questions.ts';
import type { Partly } from './compatible-answers.ts';

interface Origin {
  name: string;
  /** Id of the section on the page that lists a tool's files and their replacements. */
  section: string;
  /** Answers that come closest to a project of this tool. Other answers stay as they are. */
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

/** Returns the answers for a project that is migrated from another tool. */
export function answersFrom(origin: Origin, answers: Answers): Answers {
  return chooseAll(answers, answersOf(origin));
}

/** Returns the questions that choosing a tool answers. */
export function chosenIn(origin: Origin): Set<QuestionName> {
  return new Set(answersOf(origin).map(([name]) => name));
}

function answersOf({ answers }: Origin): [QuestionName, string][] {
  return questionNames.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined ? [] : [[name, answer] as [QuestionName, string]];
  });
}
