import { pathToFileURL } from 'node:url';
import { type Configuration, isObject } from './validate-options.ts';

/** What the file of a configuration exports. @throws what it throws */
export async function load(file: string): Promise<unknown> {
  const loaded = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const exported = loaded.default ?? loaded;
  // A transpiled module keeps its default export one step further in.
  return isObject(exported) && exported.__esModule === true && 'default' in exported ? exported.default : exported;
}

/** The configurations that an export stands for, in a mode. @throws Error for what is none */
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
