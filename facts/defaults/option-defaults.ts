import { expectAtLeast } from '../expectation.ts';
import type { DefaultCase, Fact, FactDefault, FactOf, Target } from '../types.ts';
import { ofItsOptions } from '../../src/model/default-line.ts';
import { automatic } from './automatic.ts';
import { casesByDependency } from './by-dependency.ts';
import { allSurroundings, effective, exampleProject, modes, opensWithSettings, valueAt } from './effective.ts';
import type { Configuration } from './effective.ts';
import { observeAll } from './observe.ts';
import type { Observed } from './observe.ts';
import { summarize } from './summarize.ts';
import type { Observation } from './summarize.ts';
import { largeObject, valueText } from './value-text.ts';
import { variantsOf, withVariants } from './variants.ts';
import type { Variant } from './variants.ts';

/**
 * Options that are varied to observe the defaults of other options. Their own default is observed with none of them
 * set.
 */
const varied = ['mode', 'target', 'context'] as const;

/**
 * Adds to each option the default that webpack applies.
 *
 * Defaults in an object that doesn't exist by default, such as `cache.compression`, apply once the object is set.
 * webpack derives `module.parser["javascript/auto"]` and similar options from `module.parser.javascript`, so they have
 * the same defaults.
 */
export function addOptionDefaults(options: FactOf<'option'>[]): FactOf<'option'>[] {
  const named = new Set(options.filter(({ name }) => !/\[\]|<key>/.test(name)).map(({ id }) => id));
  const parents = new Set(options.filter(({ id }) => named.has(id)).map(({ parent }) => parent ?? ''));
  const plain = observeAll(allSurroundings);
  const variants = variantsOf(options);
  const seen = new Map<string, Observed[]>();

  /**
   * Returns the observed configurations, with defaults applied and with an object at the given path. The result is
   * cached.
   */
  const observed = (path: string | undefined, variant: Variant | undefined): Observed[] => {
    const key = `${variant?.when ?? ''} ${path ?? ''}`;
    if (!seen.has(key)) seen.set(key, variant ? variant.observe(path) : observeAll(allSurroundings, path));
    return seen.get(key) ?? [];
  };
  const observations = (fact: Fact, variant?: Variant): Observation[] => {
    const hasMembers = parents.has(fact.id);
    const usual = valuesOf(fact, observed(undefined, undefined), hasMembers);
    const isThere = usual.length > 0;
    // If an object exists only with the additional setting, the object itself counts as the option's value.
    const found = variant ? valuesOf(fact, observed(undefined, variant), hasMembers, isThere) : usual;
    const parent = fact.parent?.slice('option:'.length);
    if (parent === undefined) return found;
    const opened = () => valuesOf(fact, observed(parent, variant), hasMembers);
    if (!isThere && found.length === 0) return opened();
    // Some objects, such as `performance`, exist in some modes only. In other modes, their defaults apply once they are
    // set.
    const held = new Set(found.map(({ mode }) => mode));
    const lacks = found.length > 0 && held.size < modes.length && !opensWithSettings(parent);
    return lacks ? [...found, ...opened().filter(({ mode }) => !held.has(mode))] : found;
  };

  const defaults = new Map<string, FactDefault>();
  for (const fact of options) {
    if (!named.has(fact.id)) continue;
    const auto = automatic(fact);
    if (auto !== undefined) {
      defaults.set(fact.id, auto);
      continue;
    }
    const own = varied.some((name) => name === fact.name)
      ? ownDefault(fact.name as (typeof varied)[number])
      : withVariants(summarize(observations(fact)), fact, variants, observations);
    const cases = casesByDependency(fact.name, plain);
    if (own !== undefined || cases.length > 0) defaults.set(fact.id, inFront(cases, own ?? 'undefined'));
    else if (parents.has(fact.id) && plain.every((one) => isFilledObject(valueAt(one.configuration, fact.name).value)))
      defaults.set(fact.id, ofItsOptions);
  }
  for (const { id, name, sameAs } of options) {
    const inherited = /^module\.(parser|generator)\./.test(name) ? defaults.get(sameAs?.[0] ?? '') : undefined;
    if (inherited !== undefined && !defaults.has(id)) defaults.set(id, inherited);
  }
  expectAtLeast([...defaults], {
    package: 'webpack',
    where: 'webpack.config.applyWebpackOptionsDefaults',
    what: 'defaults',
    atLeast: 180,
  });
  return options.map((fact) => {
    const found = defaults.get(fact.id);
    return found === undefined ? fact : { ...fact, default: found };
  });
}

/**
 * Returns the option's value, as JavaScript source, in each configuration where its parent object exists. An object
 * whose nested options are documented has no value, unless `isKept`.
 */
function valuesOf(fact: Fact, observed: Observed[], hasMembers: boolean, isKept = false): Observation[] {
  const found = observed
    .map(({ configuration, mode, target }) => ({ mode, target, ...valueAt(configuration, fact.name) }))
    .filter(({ held }) => held);
  // A setting may remove an option that usually has a value.
  if (!isKept && found.every(({ value }) => value === undefined)) return [];
  if (hasMembers && !isKept && found.every(({ value }) => isFilledObject(value))) return [];
  return found.map(({ mode, target, value }) => ({ mode, target, value: wholeText(value, target, hasMembers) }));
}

/**
 * Formats an option's default. If the value is an object that is too large to show, the text refers to the defaults of
 * its nested options. A `target` in the object is shown as `…`, because it repeats the configuration's target.
 */
function wholeText(value: unknown, target: Target, hasMembers: boolean): string {
  const text = valueText(value);
  if (hasMembers && text === largeObject) return ofItsOptions;
  return text.replace(`target: ${JSON.stringify([target].flat()[0])}`, 'target: …');
}

const isFilledObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RegExp) &&
  Object.keys(value).length > 0;

/**
 * Returns the value of `mode`, `target`, or `context` that applies if the user sets none of them, with and without a
 * browserslist configuration.
 */
function ownDefault(name: (typeof varied)[number]): FactDefault | undefined {
  if (name === 'context') return valueText(effective({ context: undefined }).context);
  const silent = effective({});
  const inProject = valueText(effective({ context: exampleProject })[name]);
  const value = valueWithout(name, silent);
  if (value === undefined || inProject === value || inProject === valueText(silent[name])) return value;
  return inFront([{ when: 'browserslist: found', value: inProject }], value);
}

/**
 * Returns the default that webpack applies to an option or, if webpack leaves the option unset, the value that has the
 * same effect.
 */
function valueWithout(name: 'mode' | 'target', silent: Configuration): string | undefined {
  if (silent[name] !== undefined) return valueText(silent[name]);
  const shape = (configuration: Configuration): string => JSON.stringify({ ...configuration, [name]: undefined });
  const equal = allSurroundings.find((one) => shape(effective({ [name]: one[name] })) === shape(silent));
  return equal && valueText(equal[name]);
}

/** Puts special cases of a default before its general value or its other cases. */
function inFront(cases: DefaultCase[], value: FactDefault): FactDefault {
  if (cases.length === 0) return value;
  return [...cases, ...(typeof value === 'string' ? [{ when: 'otherwise', value }] : value)];
}
