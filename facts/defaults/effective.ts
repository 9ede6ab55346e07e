import type webpackNamespace from 'webpack';

import { requireFrom } from '../packages.ts';

/** What a configuration may say that changes the defaults of everything else. */
export interface Surroundings {
  mode: 'none' | 'development' | 'production';
  /** JavaScript value of `target`. */
  target: string | string[];
}

const modes = ['none', 'development', 'production'] as const;

/** One of each family of targets. */
const targets = [
  'web',
  'webworker',
  'node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
  'bun',
  'deno',
  'universal',
  ['web', 'es5'],
];

/** Every mode with every target. */
export const allSurroundings: readonly Surroundings[] = modes.flatMap((mode) =>
  targets.map((target) => ({ mode, target })),
);

/** A stand-in for the project's folder; it has no browserslist configuration. */
export const projectFolder = '/project';

/** A configuration, or a part of it. */
export type Configuration = Record<string, unknown>;

/** A configuration as webpack completes it. */
export function effective(configuration: Configuration): Configuration {
  const { config } = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const { applyWebpackOptionsBaseDefaults } = requireFrom('webpack', 'lib/config/defaults.js') as typeof config & {
    applyWebpackOptionsBaseDefaults(options: object): void;
  };
  const options = config.getNormalizedWebpackOptions({ context: projectFolder, ...configuration });
  applyWebpackOptionsBaseDefaults(options);
  // These ask for the terminal, and say what this one is.
  for (const name of ['stream', 'appendOnly', 'colors'] as const) delete options.infrastructureLogging[name];
  config.applyWebpackOptionsDefaults(options);
  return options as unknown as Configuration;
}

/** Values that an object needs, for the defaults of what else is in it: another kind of cache has other options. */
const needed: Record<string, Configuration> = { cache: { type: 'filesystem' }, 'output.library': { type: 'var' } };

/** The given configuration with an object at a dotted path, so that the defaults inside that object appear. */
export function withObjectAt(path: string, configuration: Configuration): Configuration {
  const result: Configuration = { ...configuration };
  const keys = path.split('.');
  let spot = result;
  for (const key of keys.slice(0, -1)) spot = spot[key] = { ...(spot[key] as Configuration) };
  spot[keys.at(-1) ?? ''] = { ...(spot[keys.at(-1) ?? ''] as Configuration), ...needed[path] };
  return result;
}

/** Value at a dotted path, and whether there is an object that could hold it. */
export function valueAt(configuration: Configuration, path: string): { held: boolean; value: unknown } {
  let value: unknown = configuration;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return { held: false, value: undefined };
    value = (value as Configuration)[key];
  }
  return { held: true, value };
}
