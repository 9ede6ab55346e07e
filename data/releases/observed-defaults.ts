/** Defaults of a release as observed: the value of every option in a matrix of configurations. */
import type { Place, Setting } from '../../facts/changes/default-difference.ts';
import type { Target } from '../../facts/types.ts';

/** Output of `read-defaults.ts`. */
export interface ObservedDefaults {
  /** Targets that the release supports. */
  targets: Target[];
  /** Additional settings with which each configuration was observed. */
  settings: Setting[];
  /** Keys of the observed configurations, from {@link placeKey}. */
  places: string[];
  /**
   * Values of each option as JavaScript source, by path. Each value belongs to the configuration at the same index, and
   * is null if the object that contains the option doesn't exist there. If all values are the same, there is a single
   * string.
   */
  values: Record<string, string | (string | null)[]>;
}

/** Returns a key that identifies a configuration in the matrix. */
export function placeKey({ mode, target }: Place, setting?: Setting): string {
  return [`mode: ${mode}`, `target: ${target}`, ...(setting ? [`${setting.name}: ${setting.value}`] : [])].join(', ');
}

/** Matches the path of a default for a type of dependency. webpack prefers it to the default of `resolve` itself. */
export const byDependency = /^(resolve|resolveLoader)\.byDependency\.([^.]+)\.(.+)$/;
