import type { Difference } from '../model/answer.ts';
import type { Swap } from '../model/question.ts';
import { complete, type Project } from './complete.ts';
import { differencesOf, leavesOf } from './leaves.ts';
import { withValue, type Options } from './options.ts';

/**
 * Returns the options that would change with another mode or target, or with the next major version's defaults.
 *
 * @throws errors that webpack throws for the changed configuration
 */
export function differencesAfter(configuration: Options, swap: Swap, project: Project): Difference[] {
  const { mode, target, futureDefaults } = swap;
  let other = configuration;
  if (mode !== undefined) other = withValue(other, ['mode'], mode);
  if (target !== undefined) other = withValue(other, ['target'], target);
  if (futureDefaults !== undefined) other = withValue(other, ['experiments', 'futureDefaults'], futureDefaults);
  return differencesOf(leavesOf(complete(configuration, project)), leavesOf(complete(other, project)));
}
