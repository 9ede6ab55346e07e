import type { DefaultCase, Fact, FactDefault } from '../types.ts';
import { allSurroundings, effective, withObjectAt } from './effective.ts';
import type { Configuration } from './effective.ts';

/**
 * Finds out whether the default of an option in `experiments` is `"auto"`. It is if omitting the option and setting it
 * to `"auto"` result in the same configuration in all cases, with and without a rule for the experiment's files. The
 * value that webpack resolves `"auto"` to depends on such rules, so it isn't the default.
 *
 * @returns undefined for every other option
 */
export function automatic({ name, parent, values }: Fact): FactDefault | undefined {
  if (parent !== 'option:experiments' || !values?.includes('auto')) return undefined;
  const experiment = name.slice('experiments.'.length);
  const isAutoWith = (given: Configuration): boolean =>
    [[], [ruleForEveryFile]].every((rules) =>
      allSurroundings.every(({ mode, target }) => {
        const one = { mode, target, module: { rules } };
        const said = { ...one, experiments: { ...given, [experiment]: 'auto' } };
        return shape(effective(said)) === shape(effective({ ...one, experiments: given }));
      }),
    );
  if (!isAutoWith({})) return undefined;
  const future = isAutoWith({ futureDefaults: true }) ? [] : [futureCase(experiment)];
  return future.length === 0 ? '"auto"' : [...future, { when: 'otherwise', value: '"auto"' }];
}

/** A module rule that matches every file, which turns off automatic detection of experiments. */
const ruleForEveryFile = { test: /./, loader: 'some-loader' };

function futureCase(experiment: string): DefaultCase {
  const { experiments } = effective(withObjectAt('experiments', { experiments: { futureDefaults: true } }));
  return {
    when: 'experiments.futureDefaults: true',
    value: String((experiments as Configuration)[experiment]),
  };
}

/** Serializes a configuration so that the result doesn't depend on the order of its keys. */
const shape = (configuration: Configuration): string =>
  JSON.stringify(configuration, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
