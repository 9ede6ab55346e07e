import type { ValidationProblem } from './answer.ts';

/** The packages that reported messages, as a list in a sentence: `webpack and webpack-dev-server`. */
export function messageSources(problems: readonly ValidationProblem[]): string {
  const names = new Set(problems.map(({ by }) => by));
  return new Intl.ListFormat(TEXTS.locale, { type: 'conjunction' }).format(names);
}
