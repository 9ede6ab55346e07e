import { pathToFileURL } from 'node:url';
import { type Configuration, isObject } from './validate-options.ts';

/**
 * Returns the exports of a configuration file.
 *
 * @throws errors of the module
 */
export async function load(file: string): Promise<unknown> {
  const loaded = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const exported = loaded.default ?? loaded;
  // Transpiled modules have the default export inside their default export.
  return isObject(exported) && exported.__esModule === true && 'default' in exported ? exported.default : exported;
}

/**
 * Returns the configurations that a file exports: one, several in an array, or those that a function returns for a
 * mode.
 *
 * @throws Error if the export isn't a configuration
 */
export async function configurationsOf(exported: unknown, mode: string): Promise<Configuration[]> {
  const value: unknown = await (typeof exported === 'function'
    ? (exported as (env: object, argv: object) => unknown)({}, { mode })
    : exported);
  if (Array.isArray(value)) return (await Promise.all(value.map((one) => configurationsOf(one, mode)))).flat();
  if (!isObject(value))
    throw new Error(
      `The configuration is ${value === null ? 'null' : `of type ${typeof value}`}: export an object, a function that returns one, or an array of them.`,
    );
  if (Object.keys(value).length === 0)
    throw new Error('The file exports nothing: write `export default { … }` or `module.exports = { … }`.');
  return [value];
}
