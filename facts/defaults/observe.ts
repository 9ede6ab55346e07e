import { effective, withObjectAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';

/** A configuration with defaults applied, and its settings. */
export interface Observed extends Surroundings {
  configuration: Configuration;
}

/**
 * Configurations with defaults for all settings, with an object at a path if given; those that webpack rejects are
 * omitted.
 */
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
