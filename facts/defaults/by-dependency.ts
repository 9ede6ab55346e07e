import type { DefaultCase, FactDefault } from '../types.ts';
import { valueAt } from './effective.ts';
import type { Configuration, Surroundings } from './effective.ts';
import { summarize } from './summarize.ts';
import { valueText } from './value-text.ts';

/**
 * Returns the cases in which a default of `resolve` or `resolveLoader` depends on the type of dependency. webpack
 * stores these in `byDependency`, which takes precedence over the option itself (`"..."` includes the option's value).
 *
 * @param path path of the option: `resolve.extensions`
 * @param observed configurations with defaults applied
 */
export function casesByDependency(
  path: string,
  observed: readonly (Surroundings & { configuration: Configuration })[],
): DefaultCase[] {
  const [, holder, name] = /^(resolve|resolveLoader)\.([^.]+)$/.exec(path) ?? [];
  if (!holder || !name) return [];
  const tables = observed.map((one) => ({
    ...one,
    table: valueAt(one.configuration, `${holder}.byDependency`).value as Record<string, Configuration> | undefined,
  }));
  const types = new Set(tables.flatMap(({ table }) => Object.keys(table ?? {})));

  const groups = new Map<string, { types: string[]; value: FactDefault }>();
  for (const type of types) {
    const values = tables.flatMap(({ mode, target, table }) => {
      const value = table?.[type]?.[name];
      return value === undefined ? [] : [{ mode, target, value: valueText(value) }];
    });
    const value = summarize(values);
    if (value === undefined) continue;
    const key = JSON.stringify(value);
    const known = groups.get(key);
    if (known) known.types.push(type);
    else groups.set(key, { types: [type], value });
  }
  return [...groups.values()].flatMap(({ types: some, value }) => {
    const prefix = `dependency: ${some.map((type) => JSON.stringify(type)).join(' or ')}`;
    if (typeof value === 'string') return [{ when: prefix, value }];
    return value.map((one) => ({
      when: one.when === 'otherwise' ? prefix : `${prefix}, ${one.when}`,
      value: one.value,
    }));
  });
}
