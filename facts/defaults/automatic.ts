import type { DefaultCase, Fact, FactDefault } from '../types.ts';
import { allSurroundings, effective, withObjectAt } from './effective.ts';
import type { Configuration } from './effective.ts';

/**
 * Finds the default of an experiment that is automatic. It is `"auto"` if omitting it and setting it to `"auto"` result
 * in the same configuration in all cases, with and without a rule for the experiment's files. The resolved value
 * depends on such rules, so it isn't the default.
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

/** A rule for every file, which turns off automatic detection. */
const ruleForEveryFile = { test: /./, loader: 'some-loader' };

function futureCase(experiment: string): DefaultCase {
  const { experiments } = effective(withObjectAt('experiments', { experiments: { futureDefaults: true } }));
  return {
    when: 'experiments.futureDefaults: true',
    value: String((experiments as Configuration)[experiment]),
  };
}

/** Writes a configuration as a text that doesn't depend on the order of keys. */
const shape = (configuration: Configuration): string =>
  JSON.stringify(configuration, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
