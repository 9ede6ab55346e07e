import { expectAtLeast } from '../expectation.ts';
import type { DefaultCase, Fact, FactDefault } from '../types.ts';
import { casesByDependency } from './byDependency.ts';
import { allSurroundings, effective, valueAt, withObjectAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';
import { summarize } from './summarize.ts';
import type { Observation } from './summarize.ts';
import { valueText } from './valueText.ts';

/** Options that the surroundings vary; their own default is seen where nothing is said. */
const varied = ['mode', 'target'] as const;

/**
 * The options with the defaults that webpack itself fills in.
 *
 * A default inside an object that is not there by itself (`cache.compression`) is what holds once the object is given.
 * `module.parser["javascript/auto"]` and the like, which webpack fills from `module.parser.javascript`, have its defaults.
 */
export function addOptionDefaults(options: Fact[]): Fact[] {
  const named = new Set(options.filter(({ name }) => !/\[\]|<key>/.test(name)).map(({ id }) => id));
  const parents = new Set(options.filter(({ id }) => named.has(id)).map(({ parent }) => parent ?? ''));
  const plain = observeAll(allSurroundings);
  const experiments = observeExperiments(options);
  const opened = new Map<string, ReturnType<typeof observeAll>>();

  const observations = (fact: Fact): Observation[] => {
    const found = valuesOf(fact, plain, parents.has(fact.id));
    if (found.length > 0 || !fact.parent) return found;
    const path = fact.parent.slice('option:'.length);
    if (!opened.has(path)) opened.set(path, observeAll(allSurroundings, path));
    return valuesOf(fact, opened.get(path) ?? [], parents.has(fact.id));
  };

  const defaults = new Map<string, FactDefault>();
  for (const fact of options) {
    if (!named.has(fact.id)) continue;
    const own = varied.some((name) => name === fact.name) ? ownDefault(fact.name as (typeof varied)[number]) : summarize(observations(fact));
    const cases = [...casesByDependency(fact.name, plain), ...casesByExperiment(fact, experiments, parents.has(fact.id))];
    if (own !== undefined) defaults.set(fact.id, inFront(cases, own));
    else if (cases.length > 0) defaults.set(fact.id, inFront(cases, 'undefined'));
  }
  for (const { id, name, sameAs } of options) {
    const inherited = /^module\.(parser|generator)\./.test(name) ? defaults.get(sameAs?.[0] ?? '') : undefined;
    if (inherited !== undefined && !defaults.has(id)) defaults.set(id, inherited);
  }
  expectAtLeast([...defaults], { package: 'webpack', where: 'webpack.config.applyWebpackOptionsDefaults', what: 'defaults', atLeast: 180 });
  return options.map((fact) => (defaults.has(fact.id) ? { ...fact, default: defaults.get(fact.id) } : fact));
}

interface Observed extends Surroundings {
  configuration: Configuration;
}

/** Completed configurations for all surroundings, with an object at a path if one is given; those that webpack refuses are left out. */
function observeAll(surroundings: readonly Surroundings[], openedPath?: string): Observed[] {
  return surroundings.flatMap((one) => {
    const asked = { mode: one.mode, target: one.target };
    try {
      return [{ ...one, configuration: effective(openedPath === undefined ? asked : withObjectAt(openedPath, asked)) }];
    } catch {
      return [];
    }
  });
}

/** Where an object could hold the option: its value as text. Options of an object speak for themselves, so the object has none. */
function valuesOf(fact: Fact, observed: Observed[], hasMembers: boolean): Observation[] {
  const found = observed.map(({ configuration, mode, target }) => ({ mode, target, ...valueAt(configuration, fact.name) })).filter(({ held }) => held);
  if (found.every(({ value }) => value === undefined)) return [];
  if (hasMembers && found.every(({ value }) => isFilledObject(value))) return [];
  return found.map(({ mode, target, value }) => ({ mode, target, value: valueText(value) }));
}

const isFilledObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp) && Object.keys(value).length > 0;

/** What `mode` or `target` is when nothing is said; where webpack leaves it open, the value that completes a configuration in the same way. */
function ownDefault(name: (typeof varied)[number]): string | undefined {
  const silent = effective({});
  if (silent[name] !== undefined) return valueText(silent[name]);
  const shape = (configuration: Configuration): string => JSON.stringify({ ...configuration, [name]: undefined });
  const equal = allSurroundings.find((one) => shape(effective({ [name]: one[name] })) === shape(silent));
  return equal && valueText(equal[name]);
}

/** The surroundings in which experiments are compared. */
const usual: Surroundings = { mode: 'production', target: 'web' };

/** Completed configurations with each experiment that is off by default turned on. */
function observeExperiments(options: Fact[]): { name: string; configuration: Configuration }[] {
  const plain = effective({ ...usual });
  return options
    .filter(({ parent, type }) => parent === 'option:experiments' && type?.includes('boolean'))
    .filter(({ name }) => !valueAt(plain, name).value)
    .flatMap(({ name }) => {
      const experiment = name.slice('experiments.'.length);
      return [{ name, configuration: effective({ ...usual, experiments: { [experiment]: true } }) }];
    });
}

/** A case for each experiment that changes the default. */
function casesByExperiment(fact: Fact, experiments: ReturnType<typeof observeExperiments>, hasMembers: boolean): DefaultCase[] {
  if (fact.name.startsWith('experiments.')) return [];
  const textIn = (configuration: Configuration): string | undefined => {
    const { value } = valueAt(configuration, fact.name);
    return value === undefined || (hasMembers && isFilledObject(value)) ? undefined : valueText(value);
  };
  const plain = textIn(effective({ ...usual }));
  return experiments.flatMap(({ name, configuration }) => {
    const value = textIn(configuration);
    return value === undefined || value === plain ? [] : [{ when: `${name}: true`, value }];
  });
}

/** Special cases, then what holds otherwise. */
function inFront(cases: DefaultCase[], value: FactDefault): FactDefault {
  if (cases.length === 0) return value;
  return [...cases, ...(typeof value === 'string' ? [{ when: 'otherwise', value }] : value)];
}
