import path from 'node:path';
import type webpackNamespace from 'webpack';

import { requireFrom } from '../packages.ts';
import type { Target } from '../types.ts';
import { targets } from './targets.ts';

/** The mode and target of a configuration, which other defaults depend on. */
export interface Surroundings {
  mode: 'none' | 'development' | 'production';
  target: Target;
}

export const modes = ['none', 'development', 'production'] as const;

/** All combinations of `mode` and `target` for which option defaults are observed. */
export const allSurroundings: readonly Surroundings[] = modes.flatMap((mode) =>
  targets.map((target) => ({ mode, target })),
);

/** Returns the values of `target` that this version of webpack supports. */
export function knownTargets(): Target[] {
  return targets.filter((target) => {
    try {
      return effective({ target });
    } catch {
      return false;
    }
  });
}

/**
 * Context folder for observing defaults. It doesn't exist, so it has no browserslist configuration. Its name is
 * unusual, because its path in the value of a default is replaced with `context`.
 */
export const projectFolder = '/folder-of-a-configuration';

/** Example project whose `package.json` has a name and a browserslist configuration. */
export const exampleProject = path.join(import.meta.dirname, 'shop');

/** A webpack configuration or a part of one. */
export type Configuration = Record<string, unknown>;

/** Applies webpack's defaults to a configuration. */
export function effective(configuration: Configuration): Configuration {
  const { config } = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const { applyWebpackOptionsBaseDefaults } = requireFrom('webpack', 'lib/config/defaults.js') as typeof config & {
    applyWebpackOptionsBaseDefaults(options: object): void;
  };
  const options = config.getNormalizedWebpackOptions({ context: projectFolder, ...configuration });
  applyWebpackOptionsBaseDefaults(options);
  // Remove logging options whose defaults depend on the current terminal.
  for (const name of ['stream', 'appendOnly', 'colors'] as const) delete options.infrastructureLogging[name];
  config.applyWebpackOptionsDefaults(options);
  return options as unknown as Configuration;
}

/**
 * Values that must be set in an object of the configuration before its other defaults apply. The options of `cache`
 * depend on its type, and webpack takes an object without `type` in `output.library` for the library's name.
 */
const needed: Record<string, Configuration> = { cache: { type: 'filesystem' }, 'output.library': { type: undefined } };

/** Whether `withObjectAt` needs more than an empty object at this path of the configuration. */
export function opensWithSettings(path: string): boolean {
  return path in needed;
}

/** Adds an object at a dotted path to a configuration, so that webpack applies the defaults of the object's options. */
export function withObjectAt(path: string, configuration: Configuration): Configuration {
  const result: Configuration = { ...configuration };
  const keys = path.split('.');
  let spot = result;
  for (const key of keys.slice(0, -1)) spot = spot[key] = { ...(spot[key] as Configuration) };
  spot[keys.at(-1) ?? ''] = { ...(spot[keys.at(-1) ?? ''] as Configuration), ...needed[path] };
  return result;
}

/** Returns the value at a dotted path of a configuration, and whether its parent object exists. */
export function valueAt(configuration: Configuration, path: string): { held: boolean; value: unknown } {
  let value: unknown = configuration;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return { held: false, value: undefined };
    value = (value as Configuration)[key];
  }
  return { held: true, value };
}
