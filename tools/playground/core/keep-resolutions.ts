/**
 * Between two edits webpack asks anew where each request leads, a fifth of the time of an edit. Here every change of a file is
 * known, so that what requests led to is kept (`module.unsafeCache`) until a file comes or goes.
 */
import type { Compiler, Configuration } from 'webpack';

/**
 * Turns it on where the answers cannot change by themselves: functions and plugins may answer otherwise each time, and another
 * file than the ones that are watched may decide (`resolve.tsconfig`).
 * @param configuration changed in place
 */
export function keepResolutions(configuration: Configuration): void {
  const { plugins = [], ...rest } = configuration;
  const own = plugins.filter((plugin) => plugin?.constructor.name !== 'CLIPlugin');
  if (own.length > 0 || configuration.resolve?.tsconfig || !isData(rest)) return;
  configuration.module = { unsafeCache: true, ...configuration.module };
}

/** From now on webpack asks again at each build. @returns whether it did not */
export function forgetResolutions({ options }: Compiler): boolean {
  if (options.module.unsafeCache !== true) return false;
  options.module.unsafeCache = false;
  return true;
}

/** Whether a value holds no function and no object of a class, as deep as configurations are. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return typeof value !== 'function';
  if (depth > 12) return false;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every((one) => isData(one, depth + 1));
}
