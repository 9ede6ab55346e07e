/**
 * Prints the defaults of a webpack version as JSON (`ObservedDefaults`): the value of each option in its schema, for
 * each mode and target and with additional settings. Set `FACTS_PACKAGES_OF` to the folder with that version.
 */
import Module from 'node:module';
import { targetText } from '../../facts/changes/default-difference.ts';
import type { Setting } from '../../facts/changes/default-difference.ts';
import {
  effective,
  knownTargets,
  modes,
  opensWithSettings,
  valueAt,
  withObjectAt,
} from '../../facts/defaults/effective.ts';
import type { Configuration, Surroundings } from '../../facts/defaults/effective.ts';
import { valueText } from '../../facts/defaults/value-text.ts';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { alternatives } from '../../facts/schema/schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import { ofItsOptions } from '../../src/model/default-line.ts';
import { placeKey } from './observed-defaults.ts';
import type { ObservedDefaults } from './observed-defaults.ts';
import { isOpen, membersOf, objectsIn, optionTree } from './option-tree.ts';
import type { OptionTree } from './option-tree.ts';

/**
 * Targets for which defaults are observed with every setting and every optional object. All other targets are observed
 * without them.
 */
const usualTargets = ['web', 'node'] as const;

const schema = readSchema('webpack', 'schemas/WebpackOptions.json');
const places = walkSchema(schema, true);
const tree = optionTree(places.map(({ path }) => path));

/** Name of a Node.js function. webpack enables `experiments.typescript` only if the function exists. */
const strip = 'stripTypeScriptTypes';

/** A module rule with a loader for every file, which turns off automatic experiments. */
const ruleForEveryFile = { test: /./, loader: 'some-loader' };

/**
 * Settings in which defaults are observed: each experiment that can be turned on, the cache, and other settings that
 * several defaults depend on.
 */
const settings: (Setting & { given: Configuration })[] = [
  ...places.flatMap(({ path, schemas }) => {
    const [, experiment] = /^experiments\.(\w+)$/.exec(path) ?? [];
    const isSwitch = schemas.some((own) => alternatives(own, schema).some((one) => one.schema.type === 'boolean'));
    return experiment && isSwitch
      ? [{ name: path, value: 'true', given: { experiments: { [experiment]: true } } }]
      : [];
  }),
  {
    name: 'output.module',
    value: 'true',
    given: { experiments: { outputModule: true }, output: { module: true } },
  },
  ...[false, true].map((cache) => ({ name: 'cache', value: String(cache), given: { cache } })),
  { name: 'cache.type', value: '"filesystem"', given: { cache: { type: 'filesystem' } } },
  { name: 'module.rules', value: 'with a loader for these files', given: { module: { rules: [ruleForEveryFile] } } },
  { name: `Node.js without module.${strip}`, value: '', given: {} },
];

console.log(JSON.stringify(observeDefaults()));

function observeDefaults(): ObservedDefaults {
  const targets = knownTargets();
  const few = modes.flatMap((mode) => usualTargets.map((target): Surroundings => ({ mode, target })));
  const plain = modes.flatMap((mode) => targets.map((target): Surroundings => ({ mode, target })));
  const observed = [
    ...plain.map((place) => ({ key: keyOf(place), values: defaultsIn(place) })),
    ...settings.flatMap((setting) =>
      few.flatMap((place) => {
        const values = attempt(() => inNode(setting, () => defaultsIn(place, setting.given)));
        return values ? [{ key: keyOf(place, setting), values }] : [];
      }),
    ),
  ];
  const paths = new Set(observed.flatMap(({ values }) => [...values.keys()]));
  return {
    targets,
    settings: settings.map(({ name, value }) => ({ name, value })),
    places: observed.map(({ key }) => key),
    values: Object.fromEntries(
      [...paths].map((path) => {
        const texts = observed.map(({ values }) => values.get(path) ?? null);
        const [first = null] = texts;
        return [path, first !== null && texts.every((text) => text === first) ? first : texts];
      }),
    ),
  };
}

/**
 * Reads defaults while a function of Node.js is hidden, if the setting is a Node.js version that lacks the function.
 */
function inNode<Result>({ name }: Setting, read: () => Result): Result {
  const hidden = name.endsWith(strip) ? Module[strip] : undefined;
  if (!hidden) return read();
  try {
    Reflect.deleteProperty(Module, strip);
    return read();
  } finally {
    Module[strip] = hidden;
  }
}

/** Runs a function, and returns undefined if this release can't apply the defaults of the configuration. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function keyOf({ mode, target }: Surroundings, setting?: Setting): string {
  return placeKey({ mode: JSON.stringify(mode), target: targetText(target) }, setting);
}

/**
 * Returns the default values of options by path. Options in an object that doesn't exist by default have the values
 * that apply once the object is set.
 */
function defaultsIn(place: Surroundings, given?: Configuration): Map<string, string> {
  const values = new Map<string, string>();
  const asked = { mode: place.mode, target: place.target, ...given };
  const configuration = effective(asked);
  collect(configuration, tree, '', values);
  collectByDependency(configuration, values);
  if (!usualTargets.some((target) => target === place.target) || given !== undefined) return values;
  for (const path of objectsIn(tree)) {
    const isThere = isPlainObject(valueAt(configuration, path).value);
    if ((isThere && !opensWithSettings(path)) || /\.byDependency|^devServer/.test(path)) continue;
    const above = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined;
    if (above !== undefined && !isPlainObject(valueAt(configuration, above).value)) continue;
    const opened = new Map<string, string>();
    const whole = attempt(() => effective(withObjectAt(path, asked)));
    if (whole) collect(whole, tree, '', opened);
    for (const [name, text] of opened)
      if (name.startsWith(`${path}.`) && (text !== 'undefined' || !isThere)) values.set(name, text);
  }
  return values;
}

function collect(value: object, options: OptionTree, above: string, values: Map<string, string>): void {
  for (const [name, members] of membersOf(value, options)) {
    const path = above + name;
    const member = (value as Configuration)[name];
    values.set(path, textOf(member, members));
    if (isObjectOf(member, members) && name !== 'byDependency') collect(member, members, `${path}.`, values);
  }
}

/** Whether a configuration value is an object whose members are options, or objects with options. */
function isObjectOf(value: unknown, members: OptionTree): value is object {
  return members.size > 0 && isPlainObject(value) && (!isOpen(members) || Object.values(value).every(isPlainObject));
}

/**
 * Formats a default value as text. For an object with arbitrary keys, such as cache groups or dependency types, the
 * keys are part of the default.
 */
function textOf(value: unknown, members: OptionTree): string {
  if (!isObjectOf(value, members)) return valueText(value);
  return isOpen(members) ? `[${Object.keys(value).toSorted().join(', ')}]` : ofItsOptions;
}

/**
 * Adds the defaults that apply to each dependency type: the type's own value, in which `"..."` stands for the general
 * value, or else the general value.
 */
function collectByDependency(configuration: Configuration, values: Map<string, string>): void {
  for (const holder of ['resolve', 'resolveLoader']) {
    const general = configuration[holder] as Configuration;
    for (const [type, own] of Object.entries((general.byDependency ?? {}) as Record<string, Configuration>)) {
      for (const name of tree.get(holder)?.keys() ?? []) {
        if (name === 'byDependency') continue;
        const value = Object.hasOwn(own, name) ? own[name] : general[name];
        const isExtended = Array.isArray(value) && value.includes('...');
        const whole = isExtended
          ? value.flatMap((one: unknown) => (one === '...' ? (general[name] ?? one) : [one]))
          : value;
        values.set(`${holder}.byDependency.${type}.${name}`, valueText(whole));
      }
    }
  }
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
