import path from 'node:path';
import type webpackNamespace from 'webpack';

import { requireFrom } from '../packages.ts';
import type { Target } from '../types.ts';
import { targets } from './targets.ts';

/** Settings that other defaults depend on. */
export interface Surroundings {
  mode: 'none' | 'development' | 'production';
  target: Target;
}

export const modes = ['none', 'development', 'production'] as const;

/** All combinations of mode and target. */
export const allSurroundings: readonly Surroundings[] = modes.flatMap((mode) =>
  targets.map((target) => ({ mode, target })),
);

/** Returns the targets that this version of webpack knows. */
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
 * A folder that doesn't exist, and therefore has no browserslist configuration. No clone of this project is in a folder
 * of this name.
 */
export const projectFolder = '/folder-of-a-configuration';

/** A folder whose `package.json` has a name and a browserslist configuration. */
export const exampleProject = path.join(import.meta.dirname, 'shop');

/** A configuration or a part of one. */
export type Configuration = Record<string, unknown>;

/** Applies webpack's defaults to a configuration. */
export function effective(configuration: Configuration): Configuration {
  const { config } = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const { applyWebpackOptionsBaseDefaults } = requireFrom('webpack', 'lib/config/defaults.js') as typeof config & {
    applyWebpackOptionsBaseDefaults(options: object): void;
  };
  const options = config.getNormalizedWebpackOptions({ context: projectFolder, ...configuration });
  applyWebpackOptionsBaseDefaults(options);
  // These defaults depend on the current terminal.
  for (const name of ['stream', 'appendOnly', 'colors'] as const) delete options.infrastructureLogging[name];
  config.applyWebpackOptionsDefaults(options);
  return options as unknown as Configuration;
}

/**
 * Values that must be set in an object before its other defaults apply. The options of `cache` depend on its type, and
 * webpack takes an object without `type` in `output.library` for the library's name.
 */
const needed: Record<string, Configuration> = { cache: { type: 'filesystem' }, 'output.library': { type: undefined } };

/** Whether `withObjectAt` sets more than an empty object at this path. */
export function opensWithSettings(path: string): boolean {
  return path in needed;
}

/** Adds an object at a dotted path to a configuration, so that webpack applies the defaults in it. */
export function withObjectAt(path: string, configuration: Configuration): Configuration {
  const result: Configuration = { ...configuration };
  const keys = path.split('.');
  let spot = result;
  for (const key of keys.slice(0, -1)) spot = spot[key] = { ...(spot[key] as Configuration) };
  spot[keys.at(-1) ?? ''] = { ...(spot[keys.at(-1) ?? ''] as Configuration), ...needed[path] };
  return result;
}

/** Returns the value at a dotted path, and whether its parent object exists. */
export function valueAt(configuration: Configuration, path: string): { held: boolean; value: unknown } {
  let value: unknown = configuration;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return { held: false, value: undefined };
    value = (value as Configuration)[key];
  }
  return { held: true, value };
}
