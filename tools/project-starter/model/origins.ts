/**
 * Tools from which a user can migrate to webpack 5, with the answers in the project starter that come closest to a
 * project of each tool.
 */
import { type Wishes, withWish } from './choose.ts';

interface Origin {
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
 */
export function withOrigin(wishes: Wishes, origin: Origin): Wishes {
  const hasLanguage = wishes.some(([question]) => question === 'language');
  return origin.wishes
    .filter(([question]) => question !== 'language' || !hasLanguage)
    .reduce((all, [question, answer]) => withWish(all, question, answer), wishes);
}
