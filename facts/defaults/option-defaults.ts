import { expectAtLeast } from '../expectation.ts';
import type { DefaultCase, Fact, FactDefault, FactOf } from '../types.ts';
import { ofItsOptions } from '../../src/model/default-line.ts';
import { automatic } from './automatic.ts';
import { casesByDependency } from './by-dependency.ts';
import { allSurroundings, effective, modes, opensWithSettings, valueAt } from './effective.ts';
import type { Configuration } from './effective.ts';
import { observeAll } from './observe.ts';
import type { Observed } from './observe.ts';
import { summarize } from './summarize.ts';
import type { Observation } from './summarize.ts';
import { valueText } from './value-text.ts';
import { casesByVariant, variantsOf } from './variants.ts';
import type { Variant } from './variants.ts';

/** Options that are varied to observe other defaults. Their own default is observed with neither of them set. */
const varied = ['mode', 'target'] as const;

/**
 * Adds the defaults that webpack applies to options.
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

  /** Returns the configurations with defaults and an object at the path. The result is cached. */
  const observed = (path: string | undefined, variant: Variant | undefined): Observed[] => {
    const key = `${variant?.when ?? ''} ${path ?? ''}`;
    if (!seen.has(key)) seen.set(key, variant ? variant.observe(path) : observeAll(allSurroundings, path));
    return seen.get(key) ?? [];
  };
  const observations = (fact: Fact, variant?: Variant): Observation[] => {
    const found = valuesOf(fact, observed(undefined, variant), parents.has(fact.id));
    const isThere = found.length > 0 || valuesOf(fact, observed(undefined, undefined), parents.has(fact.id)).length > 0;
    const parent = fact.parent?.slice('option:'.length);
    if (parent === undefined) return found;
    const opened = () => valuesOf(fact, observed(parent, variant), parents.has(fact.id));
    if (!isThere) return opened();
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
      : summarize(observations(fact));
    const cases = [...casesByDependency(fact.name, plain), ...casesByVariant(fact, variants, observations)];
    if (own !== undefined) defaults.set(fact.id, inFront(cases, own));
    else if (cases.length > 0) defaults.set(fact.id, inFront(cases, 'undefined'));
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
 * whose options are documented has no value.
 */
function valuesOf(fact: Fact, observed: Observed[], hasMembers: boolean): Observation[] {
  const found = observed
    .map(({ configuration, mode, target }) => ({ mode, target, ...valueAt(configuration, fact.name) }))
    .filter(({ held }) => held);
  if (found.every(({ value }) => value === undefined)) return [];
  if (hasMembers && found.every(({ value }) => isFilledObject(value))) return [];
  return found.map(({ mode, target, value }) => ({ mode, target, value: valueText(value) }));
}

const isFilledObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RegExp) &&
  Object.keys(value).length > 0;

/**
 * Returns the value of `mode` or `target` that applies if neither is set. If webpack leaves the option unset, returns
 * the value that has the same effect.
 */
function ownDefault(name: (typeof varied)[number]): string | undefined {
  const silent = effective({});
  if (silent[name] !== undefined) return valueText(silent[name]);
  const shape = (configuration: Configuration): string => JSON.stringify({ ...configuration, [name]: undefined });
  const equal = allSurroundings.find((one) => shape(effective({ [name]: one[name] })) === shape(silent));
  return equal && valueText(equal[name]);
}

/** Puts special cases before the general value or its cases. */
function inFront(cases: DefaultCase[], value: FactDefault): FactDefault {
  if (cases.length === 0) return value;
  return [...cases, ...(typeof value === 'string' ? [{ when: 'otherwise', value }] : value)];
}
