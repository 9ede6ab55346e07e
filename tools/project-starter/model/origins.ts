/**
 * Tools from which a user can migrate to webpack 5, with the answers in the project starter that come closest to a
 * project of each tool.
 */
import { type Wishes, withWish } from './choose.ts';

export interface Origin {
  name: string;
  /** Id of the section on the project starter's page that lists a tool's files and their replacements. */
  section: string;
  /** Answers in the project starter that come closest to a project of this tool. */
  wishes: Wishes;
}

export const origins: readonly Origin[] = [
  {
    name: 'Create React App',
    section: 'from-create-react-app',
    wishes: [
      ['goal', 'app'],
      ['framework', 'react'],
      ['language', 'js-swc'],
      ['html', 'plugin'],
      ['output', 'hashed'],
      ['development', 'hot'],
      ['configuration', 'js'],
    ],
  },
  {
    name: 'Vite',
    section: 'from-vite',
    wishes: [
      ['goal', 'app'],
      ['html', 'entry'],
      ['browsers', 'recent'],
      ['output', 'hashed'],
      ['configuration', 'js'],
    ],
  },
  {
    name: 'webpack 4',
    section: 'from-webpack-4',
    wishes: [
      ['goal', 'app'],
      ['language', 'js-babel'],
      ['html', 'plugin'],
      ['output', 'hashed'],
      ['configuration', 'cjs'],
    ],
  },
];

/**
 * Adds the answers for a project that comes from another tool to those that the user has given. They replace the user's
 * answers to the same questions, except for the language, which a project keeps when it moves.
 *
 * @param last the tool that the user chose before, whose answers aren't the user's own, so they are dropped
 */
export function withOrigin(wishes: Wishes, origin: Origin, last?: Origin): Wishes {
  const isOfLast = (question: string, answer: string) =>
    last?.wishes.some(([name, given]) => name === question && given === answer) === true;
  const own = wishes.filter(([question, answer]) => !isOfLast(question, answer));
  const hasLanguage = own.some(([question]) => question === 'language');
  return origin.wishes
    .filter(([question]) => question !== 'language' || !hasLanguage)
    .reduce<Wishes>((all, [question, answer]) => withWish(all, question, answer), own);
}
