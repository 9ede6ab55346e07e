import { answersFor } from './choose.ts';
import { firstAnswers, type Answers } from './questions.ts';

/** The projects that users choose most often. Their sizes are measured rather than taken from a similar project. */
export const commonProjects: readonly Answers[] = [
  firstAnswers,
  answersFor([['framework', 'react']]),
  answersFor([
    ['framework', 'react'],
    ['language', 'ts'],
  ]),
  answersFor([['framework', 'vue']]),
  answersFor([['language', 'ts']]),
];
