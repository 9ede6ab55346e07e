import { effective, withObjectAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';

/** A configuration as webpack completes it in some surroundings. */
export interface Observed extends Surroundings {
  configuration: Configuration;
}

/** Completed configurations for all surroundings, with an object at a path if one is given; those that webpack refuses are left out. */
export function observeAll(
  surroundings: readonly Surroundings[],
  openedPath?: string,
  given: Configuration = {},
): Observed[] {
  return surroundings.flatMap((one) => {
    const asked = { mode: one.mode, target: one.target, ...given };
    try {
      return [{ ...one, configuration: effective(openedPath === undefined ? asked : withObjectAt(openedPath, asked)) }];
    } catch {
      return [];
    }
  });
}
