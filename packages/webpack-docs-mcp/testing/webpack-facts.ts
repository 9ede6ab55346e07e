/**
 * Queries the installed webpack directly for expected test values, without the code that generates the documentation.
 */
import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Returns the value of a webpack option after webpack has applied its defaults.
 *
 * @param path path of the option (`output.publicPath`)
 */
export function defaultOf(configuration: Configuration, path: string): unknown {
  const options = webpack.config.getNormalizedWebpackOptions({ ...configuration });
  webpack.config.applyWebpackOptionsDefaults(options);
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], options);
}

/** Returns the values that webpack's schema lists for a top-level option. */
export function valuesOf(name: string): string[] {
  const schema = require('webpack/schemas/WebpackOptions.json') as {
    properties: Record<string, { $ref: string }>;
    definitions: Record<string, { enum?: string[] }>;
  };
  return schema.definitions[schema.properties[name]!.$ref.replace('#/definitions/', '')]!.enum ?? [];
}

/** Returns the tapable class of a compiler hook, such as `AsyncSeriesHook`. */
export function hookOf(name: string): string {
  const hooks = webpack({})!.hooks as unknown as Record<string, object>;
  return hooks[name]!.constructor.name;
}

/** Returns the number of a `processAssets` stage. */
export function stageOf(name: string): unknown {
  return (webpack.Compilation as unknown as Record<string, unknown>)[name];
}
