/** Validates the options of loaders and plugins with the schemas of their packages, if the options are plain values. */
import validateBy from 'webpack/lib/util/validateSchema.js';
import type { KeyPath } from '../model/answer.ts';
import type { OptionsSchema, PackageSchemas } from '../model/package-schemas.ts';
import { isPlain, type Options } from './options.ts';
import { errorOf, isValidated, validationOf, type Validation } from './schema-errors.ts';
import { nearest } from '../../../src/model/nearest.ts';
import { type Constructed, expressionIn, expressionOf } from './stand-in.ts';
import { lastPart } from '../../../src/model/last-part.ts';

/** Option schemas that the build inserts into the worker (`build/package-schemas.ts`). */
declare const PACKAGE_SCHEMAS: PackageSchemas;

const schemas = PACKAGE_SCHEMAS;

/** Options to validate, with their position in the webpack configuration and the package they belong to. */
interface Given {
  by: string;
  index: number;
  base: KeyPath;
  options: unknown;
  schema: OptionsSchema | undefined;
}

/**
 * Validates plugins that check their options in the constructor, before webpack does anything. The results are in the
 * order of construction.
 */
export function ofConstructors(constructed: readonly Constructed[], configurations: readonly Options[]): Validation[] {
  return constructed
    .map((one) => ({
      ...pluginAt(one, configurations),
      by: one.origin.package,
      schema: own(schemas.plugins, one.origin.package),
    }))
    .map(validated);
}

/**
 * Reports classes that a configuration uses but webpack doesn't export, such as plugins of webpack 4 and misspelled
 * names. Node.js throws a TypeError for the first of them, before webpack sees the configuration.
 */
export function ofMissingClasses(
  constructed: readonly Constructed[],
  configurations: readonly Options[],
): Validation[] {
  return constructed.flatMap((one) => {
    const { members, package: by } = one.origin;
    // The namespace object of `import * as webpack` has webpack itself as `default`.
    const name = members.join('.').replace(/^default\.?/, '');
    if (by !== 'webpack' || name === '' || schemas.webpackClasses.includes(name)) return [];
    const { index, base } = pluginAt(one, configurations);
    const text = `webpack.${name} is not a constructor`;
    const meant = classLike(name);
    const problem = { by, index, path: base, text, ...(meant !== undefined && { meant: `webpack.${meant}` }) };
    return [{ refusals: [{ by, message: `TypeError: ${text}` }], problems: [problem] }];
  });
}

/**
 * Number of letters that a class name must have for each typo that is tolerated. Class names share long words, so with
 * a smaller number `CommonsChunkPlugin` would be mistaken for `RuntimeChunkPlugin`.
 */
const lettersPerEdit = 8;

/**
 * Returns the class with the given name elsewhere in webpack's API, or the one with the most similar name if there is
 * none.
 */
function classLike(name: string): string | undefined {
  return (
    schemas.webpackClasses.find((known) => lastPart(known) === lastPart(name)) ??
    nearest(name, schemas.webpackClasses, lettersPerEdit)
  );
}

/** Validates the options of webpack's own plugins, which check them when they are applied. */
export function ofOwnPlugins(constructed: readonly Constructed[], configurations: readonly Options[]): Validation[] {
  return constructed
    .filter(({ origin }) => origin.package === 'webpack')
    .map((one) => ({
      ...pluginAt(one, configurations),
      by: `webpack.${one.origin.name}`,
      schema: own(schemas.ownPlugins, one.origin.name),
    }))
    .filter(({ base, index }) => isApplied(base) && isValidated(configurations[index] ?? {}))
    .map(validated);
}

/** Whether webpack applies the plugin at a path. */
function isApplied(path: KeyPath): boolean {
  return /^(?:plugins|optimization\.minimizer)\.\d+$/.test(path.join('.'));
}

/** Validates the options of loaders, which check them for each module. */
export function ofLoaders(configurations: readonly Options[]): Validation[] {
  return configurations.flatMap((configuration, index) => {
    const { rules } = isPlain(configuration.module) ? configuration.module : {};
    return loadersIn(rules, ['module', 'rules']).map(({ loader, options, path }) => {
      const by = packageOf(loader);
      return validated({ by, index, base: [...path, 'options'], options, schema: own(schemas.loaders, by) });
    });
  });
}

function own(list: Record<string, OptionsSchema>, name: string): OptionsSchema | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined;
}

function validated({ by, index, base, options, schema }: Given): Validation {
  if (!schema || !options || !isPlainThrough(options)) return { refusals: [], problems: [] };
  const about = schema.name === undefined ? undefined : { name: schema.name, baseDataPath: 'options' };
  const error = errorOf(() => validateBy(schema.schema, options, about));
  return validationOf(error, { by, index, base });
}

/** Whether a value contains no stand-ins for missing packages or files. */
function isPlainThrough(value: unknown, depth = 0): boolean {
  if (expressionOf(value) !== undefined) return false;
  if (typeof value === 'string') return expressionIn(value) === undefined;
  if (typeof value !== 'object' || value === null) return true;
  return depth < 12 && Object.values(value).every((one) => isPlainThrough(one, depth + 1));
}

/** Finds the path of a plugin instance in the configurations, also below a key that webpack doesn't know. */
function pluginAt(
  { instance, parameters: [options] }: Constructed,
  configurations: readonly Options[],
): Pick<Given, 'index' | 'base' | 'options'> {
  for (const [index, configuration] of configurations.entries()) {
    const base = pathTo(instance, configuration);
    if (base) return { index, base, options };
  }
  return { index: 0, base: ['plugins'], options };
}

/** Returns the path of an object in nested objects and lists. */
function pathTo(wanted: object, value: unknown, path: KeyPath = []): KeyPath | undefined {
  if (value === wanted) return path;
  if (path.length > 12 || !(Array.isArray(value) || isPlain(value))) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathTo(wanted, inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

interface UsedLoader {
  loader: string;
  options: unknown;
  path: KeyPath;
}

/** Returns the loaders in `module.rules`, including nested rules and `use`. */
function loadersIn(rules: unknown, path: KeyPath): UsedLoader[] {
  if (Array.isArray(rules)) return rules.flatMap((rule: unknown, place) => loadersIn(rule, [...path, place]));
  if (!isPlain(rules) || path.length > 12) return [];
  const { loader, options } = rules;
  return [
    ...(typeof loader === 'string' ? [{ loader, options, path }] : []),
    ...['use', 'oneOf', 'rules'].flatMap((key) => loadersIn(rules[key], [...path, key])),
  ];
}

/** Returns the package name of a loader, which is given as a name or as a path from `require.resolve`. */
function packageOf(loader: string): string {
  const inside = loader.split('/node_modules/').at(-1) ?? loader;
  return /^(?:@[\w.-]+\/)?[\w.-]+/.exec(inside)?.[0] ?? loader;
}
