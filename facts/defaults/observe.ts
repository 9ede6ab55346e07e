import { effective, withObjectAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';

/** A configuration to which webpack has applied its defaults, and the mode and target that it was created with. */
export interface Observed extends Surroundings {
  configuration: Configuration;
}

/**
 * Applies webpack's defaults to a configuration for each combination of mode and target. Configurations that webpack
 * rejects are omitted.
 *
 * @param openedPath path at which an object is added, so that defaults in it are applied
 * @param given other parts of the configuration
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
