import type { ValidationProblem } from './answer.ts';

/** Lists the packages that reported error messages, for use in a sentence (`webpack and webpack-dev-server`). */
export function messageSources(problems: readonly ValidationProblem[]): string {
  const names = new Set(problems.map(({ by }) => by));
  return new Intl.ListFormat(TEXTS.locale, { type: 'conjunction' }).format(names);
}
