/** Default values of a webpack release, observed in a matrix of configurations. */
import type { Place, Setting } from '../../facts/changes/default-difference.ts';
import type { Target } from '../../facts/types.ts';

/** Output of the script `read-defaults.ts`. */
export interface ObservedDefaults {
  /** Targets that the webpack release supports. */
  targets: Target[];
  /** Additional settings with which each configuration was observed, such as an experiment. */
  settings: Setting[];
  /** Keys of the configurations in which defaults were observed, from {@link placeKey}. */
  places: string[];
  /**
   * Default values of each option as JavaScript source, by path. Each value belongs to the configuration at the same
   * index, and is null if the object that contains the option doesn't exist there. If all values are the same, there is
   * a single string.
   */
  values: Record<string, string | (string | null)[]>;
}

/** Returns a key that identifies a configuration in the matrix of observed ones. */
export function placeKey({ mode, target }: Place, setting?: Setting): string {
  return [`mode: ${mode}`, `target: ${target}`, ...(setting ? [`${setting.name}: ${setting.value}`] : [])].join(', ');
}

/** Matches the path of a default for a dependency type. webpack prefers it to the default of `resolve` itself. */
export const byDependency = /^(resolve|resolveLoader)\.byDependency\.([^.]+)\.(.+)$/;
