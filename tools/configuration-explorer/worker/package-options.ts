/** Validates the options of loaders and plugins with the packages' schemas, if they are plain values. */
import validateBy from 'webpack/lib/util/validateSchema.js';
import type { KeyPath } from '../model/answer.ts';
import type { OptionsSchema, PackageSchemas } from '../model/package-schemas.ts';
import { isPlain, type Options } from './options.ts';
import { errorOf, isValidated, validationOf, type Validation } from './schema-errors.ts';
import { type Constructed, expressionIn, expressionOf } from './stand-in.ts';

/** Inserted by the build (`build/package-schemas.ts`). */
declare const PACKAGE_SCHEMAS: PackageSchemas;

const schemas = PACKAGE_SCHEMAS;

/** Options, the package that validates them, and their place. */
interface Given {
  by: string;
  index: number;
  base: KeyPath;
  options: unknown;
  schema: OptionsSchema | undefined;
}

/** Plugins that validate their options in their constructor, so before webpack does anything. In this order. */
export function ofConstructors(constructed: readonly Constructed[], configurations: readonly Options[]): Validation[] {
  return constructed
    .map((one) => ({
      ...pluginAt(one, configurations),
      by: one.origin.package,
      schema: own(schemas.plugins, one.origin.package),
    }))
    .map(validated);
}

/** webpack's own plugins, which validate their options when they are applied. */
export function ofOwnPlugins(constructed: readonly Constructed[], configurations: readonly Options[]): Validation[] {
  return constructed
    .filter(({ origin }) => origin.package === 'webpack')
    .map((one) => ({
      ...pluginAt(one, configurations),
      by: `webpack.${one.origin.name}`,
      schema: own(schemas.ownPlugins, one.origin.name),
    }))
    .filter(({ base, index }) => base.length > 1 && isValidated(configurations[index] ?? {}))
    .map(validated);
}

/** Loaders, which validate their options for each module. */
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

/** Whether a value contains no stand-in. */
function isPlainThrough(value: unknown, depth = 0): boolean {
  if (expressionOf(value) !== undefined) return false;
  if (typeof value === 'string') return expressionIn(value) === undefined;
  if (typeof value !== 'object' || value === null) return true;
  return depth < 12 && Object.values(value).every((one) => isPlainThrough(one, depth + 1));
}

/** The path of a plugin in a configuration, if it is in an array of it. */
function pluginAt(
  { instance, parameters: [options] }: Constructed,
  configurations: readonly Options[],
): Pick<Given, 'index' | 'base' | 'options'> {
  for (const [index, { plugins, optimization }] of configurations.entries()) {
    const minimizer = isPlain(optimization) ? optimization.minimizer : undefined;
    const lists = [
      { path: ['plugins'], list: plugins },
      { path: ['optimization', 'minimizer'], list: minimizer },
    ];
    for (const { path, list } of lists) {
      const place = Array.isArray(list) ? list.indexOf(instance) : -1;
      if (place >= 0) return { index, base: [...path, place], options };
    }
  }
  return { index: 0, base: ['plugins'], options };
}

interface UsedLoader {
  loader: string;
  options: unknown;
  path: KeyPath;
}

/** The loaders of rules, nested rules, and their `use`. */
function loadersIn(rules: unknown, path: KeyPath): UsedLoader[] {
  if (Array.isArray(rules)) return rules.flatMap((rule: unknown, place) => loadersIn(rule, [...path, place]));
  if (!isPlain(rules) || path.length > 12) return [];
  const { loader, options } = rules;
  return [
    ...(typeof loader === 'string' ? [{ loader, options, path }] : []),
    ...['use', 'oneOf', 'rules'].flatMap((key) => loadersIn(rules[key], [...path, key])),
  ];
}

/** The package of a loader: its name, or the file that `require.resolve` returns for it. */
function packageOf(loader: string): string {
  const inside = loader.split('/node_modules/').at(-1) ?? loader;
  return /^(?:@[\w.-]+\/)?[\w.-]+/.exec(inside)?.[0] ?? loader;
}
