/** Where projects come from that move to webpack 5: the answers that change least in them. */
import { chooseAll } from './choose.ts';
import { questionNames, type Answers, type QuestionName } from './questions.ts';
import type { Partly } from './rules.ts';

interface Origin {
  name: string;
  /** Id of the part of the page that says which files change to what. */
  section: string;
  /** Answers that keep the most of such a project; the others stay as they were chosen. */
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

/** The answers for a project that comes from elsewhere. */
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
