/** Defaults of a release as observed: the value of every option in a matrix of configurations. Pure. */
import type { Place, Setting } from '../../facts/changes/default-difference.ts';
import type { Target } from '../../facts/types.ts';

/** What `read-defaults.ts` prints. */
export interface ObservedDefaults {
  /** Targets that the release supports. */
  targets: Target[];
  /** Further settings that each configuration was observed with. */
  settings: Setting[];
  /** The configurations, as texts of {@link placeKey}. */
  places: string[];
  /**
   * By path, the value as JavaScript source in each of the places; null where the object with the option doesn't exist.
   * A single text if it is the same in all places.
   */
  values: Record<string, string | (string | null)[]>;
}

/** The text that identifies a configuration of the matrix. */
export function placeKey({ mode, target }: Place, setting?: Setting): string {
  return [`mode: ${mode}`, `target: ${target}`, ...(setting ? [`${setting.name}: ${setting.value}`] : [])].join(', ');
}

/** Path with the defaults of a dependency type; webpack prefers them to those of `resolve` itself. */
export const byDependency = /^(resolve|resolveLoader)\.byDependency\.([^.]+)\.(.+)$/;
