import type { DefaultCase, Fact } from '../types.ts';
import { allSurroundings, effective, valueAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';
import { isSwitch } from './is-switch.ts';
import { observeAll } from './observe.ts';
import type { Observed } from './observe.ts';
import { summarize } from './summarize.ts';
import type { Observation } from './summarize.ts';

/** A setting elsewhere in the configuration that may change other defaults. */
export interface Variant {
  /** Description of the setting for readers: `experiments.futureDefaults: true`. */
  when: string;
  /** Top-level option that contains the setting. The defaults of its own options aren't compared. */
  owner: string;
  observe: (openedPath?: string) => Observed[];
}

/** Returns the settings to try: each experiment that is off by default turned on, and the cache turned on and off. */
export function variantsOf(options: Fact[]): Variant[] {
  const plain = effective({ mode: 'production', target: 'web' });
  const given = (when: string, owner: string, configuration: Configuration): Variant => ({
    when,
    owner,
    observe: (openedPath) => observeAll(surroundingsFor(openedPath), openedPath, configuration),
  });
  const experiments = options
    .filter((fact) => fact.parent === 'option:experiments' && isSwitch(fact))
    .filter(({ name }) => !valueAt(plain, name).value)
    .map(({ name }) => {
      const experiment = name.slice('experiments.'.length);
      return given(`${name}: true`, experiment === 'futureDefaults' ? name : 'experiments', {
        experiments: { [experiment]: true },
      });
    });
  return [
    ...experiments,
    given('cache: false', 'cache', { cache: false }),
    given('cache: true', 'cache', { cache: true }),
  ];
}

/**
 * Returns the settings with which defaults are observed. Options that always exist are observed with all settings.
 * Options in optional objects are observed with one setting per mode, because each observation applies all of webpack's
 * defaults.
 */
const surroundingsFor = (openedPath: string | undefined): readonly Surroundings[] =>
  openedPath === undefined ? allSurroundings : allSurroundings.filter(({ target }) => target === 'web');

/** Returns the cases in which a setting elsewhere changes the default of a fact. */
export function casesByVariant(
  fact: Fact,
  variants: readonly Variant[],
  valuesIn: (fact: Fact, variant?: Variant) => Observation[],
): DefaultCase[] {
  const plain = valuesIn(fact);
  const plainValue = ({ mode, target }: Surroundings): string | undefined =>
    plain.find((one) => one.mode === mode && one.target === target)?.value;
  return variants.flatMap((variant) => {
    if (fact.name === variant.owner || fact.name.startsWith(`${variant.owner}.`)) return [];
    const values = valuesIn(fact, variant);
    if (values.every((one) => one.value === plainValue(one))) return [];
    const summary = summarize(values);
    if (typeof summary === 'string') return [{ when: variant.when, value: summary }];
    return (summary ?? []).map(({ when, value }) => ({
      when: when === 'otherwise' ? variant.when : `${variant.when}, ${when}`,
      value,
    }));
  });
}
