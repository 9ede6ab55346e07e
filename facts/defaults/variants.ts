import type { DefaultCase, Fact, FactDefault } from '../types.ts';
import { allSurroundings, effective, exampleProject, valueAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';
import { isSwitch } from './is-switch.ts';
import { observeAll } from './observe.ts';
import type { Observed } from './observe.ts';
import { summarize } from './summarize.ts';
import type { Observation } from './summarize.ts';

/** A setting elsewhere in the webpack configuration that may change other options' defaults. */
export interface Variant {
  /** Description of the setting for readers: `experiments.futureDefaults: true`. */
  when: string;
  /** Top-level option that contains the setting. The defaults of options inside it aren't compared. */
  owner: string;
  /** Prefixes of the names of options whose defaults the setting may change. */
  reach: readonly string[];
  observe: (openedPath?: string) => Observed[];
  /**
   * Whether this setting also explains the effect of other settings that turn it on. Their effect then isn't listed
   * separately.
   */
  explains?: true;
}

const everything = [''];

/** Prefixes of options whose default contains the name of the project. */
const named = ['output.'];

/** Settings that turn webpack's cache on. */
const caches = ['cache: true', 'cache.type: "filesystem"'];

/**
 * Returns the settings to try for each default: each experiment that is off by default turned on, each experiment that
 * depends on module rules turned off, the cache, ES modules as output, and example values of options that other
 * defaults are derived from. The example project is in the folder `shop`.
 */
export function variantsOf(options: Fact[]): Variant[] {
  const plain = effective({ mode: 'production', target: 'web' });
  const given = (when: string, owner: string, reach: readonly string[], configuration: Configuration): Variant => ({
    when,
    owner,
    reach,
    observe: (openedPath) => observeAll(surroundingsFor(openedPath), openedPath, configuration),
  });
  const option = (name: string, value: unknown, reach = everything, owner = name): Variant =>
    given(`${name}: ${JSON.stringify(value)}`, owner, reach, nested(name.split('.'), value));
  const experiments = options
    .filter((fact) => fact.parent === 'option:experiments' && isSwitch(fact))
    .filter(({ name }) => !valueAt(plain, name).value)
    .map(({ name }): Variant => {
      const variant = option(name, true, everything, name === 'experiments.futureDefaults' ? name : 'experiments');
      return name === 'experiments.cacheUnaffected' ? { ...variant, explains: true } : variant;
    });
  // webpack turns off these experiments automatically if a module rule of the configuration matches their file type.
  const automatic = options
    .filter(({ parent, type }) => parent === 'option:experiments' && type?.includes('"auto"'))
    .map(({ name }) => option(name, false, everything, 'experiments'));
  // The settings are in the order of the cases of a default. If a configuration has several of these settings, the
  // first matching case determines the value.
  return [
    option('output.chunkFilename', 'parts/[id].js', ['output.']),
    option('output.filename', 'app.js', ['output.']),
    option('output.filename', '[name].[contenthash].js', ['output.']),
    option('output.library', 'shop', [...named, 'module.parser.javascript.', 'externalsType']),
    option('output.library.type', 'umd', ['externalsType', 'output.enabledLibraryTypes'], 'output.library'),
    option('output.library.type', 'module', ['externalsType', 'output.'], 'output.library'),
    ...experiments,
    ...automatic,
    { ...withoutEs5(option('output.module', true)), explains: true },
    option('cache', false),
    option('cache', true),
    option('cache.type', 'filesystem', everything, 'cache'),
    option('output.uniqueName', 'shop', [...named, 'module.generator.css']),
    given('package.json.name: "shop"', 'context', named, { context: exampleProject }),
    option('output.hashFunction', 'sha256', ['module.generator.']),
    option('recordsPath', '/records.json', ['records']),
  ];
}

/** Leaves out the ES5 target, because ES5 has no modules. */
function withoutEs5(variant: Variant): Variant {
  return {
    ...variant,
    observe: (openedPath) => variant.observe(openedPath).filter(({ target }) => !Array.isArray(target)),
  };
}

/**
 * Creates a configuration that sets one nested option: `{ output: { module: true } }` for `output.module` and `true`.
 */
function nested([name = '', ...rest]: readonly string[], value: unknown): Configuration {
  return { [name]: rest.length === 0 ? value : nested(rest, value) };
}

/**
 * Returns the modes and targets with which defaults are observed. Options that always exist are observed with all of
 * them. Options in optional objects are observed with one target per mode, because each observation applies all of
 * webpack's defaults.
 */
const surroundingsFor = (openedPath: string | undefined): readonly Surroundings[] =>
  openedPath === undefined ? allSurroundings : allSurroundings.filter(({ target }) => target === 'web');

/** Returns the observed values of an option's default, with or without a setting elsewhere in the configuration. */
type ValuesIn = (fact: Fact, variant?: Variant) => Observation[];

/**
 * Adds to an option's default the cases in which a setting elsewhere in the configuration changes it. A case that
 * applies only to some modes or targets says so, and one that applies to all of them comes first. If a setting turns on
 * another one, as `experiments.futureDefaults` does with `output.module`, the effect isn't repeated.
 *
 * @param plain the default without such settings
 */
export function withVariants(
  plain: FactDefault | undefined,
  fact: Fact,
  variants: readonly Variant[],
  valuesIn: ValuesIn,
): FactDefault | undefined {
  const { name } = fact;
  const elsewhere = variants.filter(
    ({ owner, reach }) =>
      name !== owner && !name.startsWith(`${owner}.`) && reach.some((beginning) => name.startsWith(beginning)),
  );
  const byCache = decidedByCache(fact, elsewhere, valuesIn);
  if (byCache) return byCache;
  const usual = valuesIn(fact);
  const changing = elsewhere
    .map((variant) => ({ variant, values: valuesIn(fact, variant) }))
    .filter(({ values }) => values.some((one) => one.value !== valueLike(one, usual)));
  const explaining = changing.filter(({ variant }) => variant.explains);
  const cases = changing
    .filter((one) => !explaining.some((other) => other !== one && isExplained(one, other, usual)))
    .map(({ variant, values }) => casesOf(variant.when, values, usual, plain));
  const all = [
    ...cases.flatMap(({ first }) => first),
    ...(typeof plain === 'string' ? [] : (plain ?? []).slice(0, -1)),
    ...cases.flatMap(({ beforeOtherwise }) => beforeOtherwise),
  ];
  const value = typeof plain === 'string' ? plain : (plain?.at(-1)?.value ?? 'undefined');
  if (all.every((one) => one.value === value)) return plain === undefined && all.length === 0 ? undefined : value;
  return [...all, { when: 'otherwise', value }];
}

const valueLike = ({ mode, target }: Surroundings, values: readonly Observation[]): string | undefined =>
  values.find((one) => one.mode === mode && one.target === target)?.value;

/** Returns both cases of an option's default if it depends only on whether caching is enabled. */
function decidedByCache(fact: Fact, variants: readonly Variant[], valuesIn: ValuesIn): FactDefault | undefined {
  const single = (when: string): string | undefined => {
    const variant = variants.find((one) => one.when === when);
    const values = new Set(variant && valuesIn(fact, variant).map(({ value }) => value));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const off = single('cache: false');
  const [on, ...others] = caches.map(single);
  if (off === undefined || on === undefined || on === off || others.some((value) => value !== on)) return undefined;
  return [
    { when: 'cache: enabled', value: on },
    { when: 'otherwise', value: off },
  ];
}

interface Changed {
  variant: Variant;
  values: Observation[];
}

/**
 * Whether a setting changes an option's default only because it turns on another setting, and only where it does so.
 */
function isExplained({ variant, values }: Changed, by: Changed, usual: readonly Observation[]): boolean {
  const [path = '', value] = by.variant.when.split(': ');
  const configurations = variant.observe();
  return values.every((one) => {
    const like = configurations.find(({ mode, target }) => mode === one.mode && target === one.target);
    const isOn = like !== undefined && String(valueAt(like.configuration, path).value) === value;
    const explained = valueLike(one, isOn ? by.values : usual);
    // The other setting has no observed value for a target with which it can't be used.
    return explained === undefined || one.value === explained;
  });
}

/**
 * Returns the cases that one setting adds to an option's default. Those in `first` come before all usual cases, and
 * those in `beforeOtherwise` directly before the case `otherwise`.
 */
function casesOf(
  when: string,
  values: readonly Observation[],
  usual: readonly Observation[],
  plain: FactDefault | undefined,
): { first: DefaultCase[]; beforeOtherwise: DefaultCase[] } {
  const summary = summarize(values);
  if (typeof summary === 'string') return { first: [{ when, value: summary }], beforeOtherwise: [] };
  const changes = changesByValue(values, usual);
  const usualCases = typeof plain === 'string' ? [] : (plain ?? []);
  // If the usual cases can't be changed one by one, list all cases with the setting: if the same usual value changes in
  // different ways, or if several usual cases have the same value.
  if (!changes || new Set(usualCases.map(({ value }) => value)).size < usualCases.length) {
    const first = (summary ?? []).map((one) => ({
      when: one.when === 'otherwise' ? when : `${when}, ${one.when}`,
      value: one.value,
    }));
    // If the default has only one usual value, the last cases in which the setting leaves that value unchanged are
    // redundant.
    const differs = ({ value }: DefaultCase): boolean => typeof plain === 'object' || value !== (plain ?? 'undefined');
    return { first: first.slice(0, first.findLastIndex(differs) + 1), beforeOtherwise: [] };
  }
  const changed = usualCases.flatMap(({ when: condition, value: was }) => {
    const value = changes.get(was) ?? was;
    return value === was ? [] : [{ when: condition === 'otherwise' ? when : `${when}, ${condition}`, value }];
  });
  return {
    first: changed.filter((one) => one.when !== when),
    beforeOtherwise: changed.filter((one) => one.when === when),
  };
}

/**
 * Maps each usual value of a default to its value with a setting. Returns undefined if the same usual value changes in
 * different ways.
 */
function changesByValue(
  values: readonly Observation[],
  usual: readonly Observation[],
): Map<string, string> | undefined {
  const changes = new Map<string, string>();
  for (const one of values) {
    const was = valueLike(one, usual);
    if (was === undefined || (changes.has(was) && changes.get(was) !== one.value)) return undefined;
    changes.set(was, one.value);
  }
  return changes;
}
