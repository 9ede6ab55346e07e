/**
 * Compares two defaults by their values in the same configurations. Their cases can't be compared one by one, because a
 * version that knows another target groups the same values differently.
 */
import { modes } from '../defaults/effective.ts';
import type { FactDefault, Target } from '../types.ts';
import { textDifference } from './text-difference.ts';

/** Configurations for which the defaults of both versions were observed. */
export interface Comparable {
  /** Targets that both versions support. */
  targets: readonly Target[];
  /**
   * Whether the defaults of both versions were observed with this other setting, such as `experiments.futureDefaults`
   * or `dependency`.
   */
  isKnown(name: string): boolean;
}

/** A setting in a condition of a default. A condition without a value (`in JSON`) has the value `''`. */
interface Setting {
  name: string;
  value: string;
}

/** Values of `mode` and `target` in a configuration, as JavaScript source. */
interface Place {
  mode: string;
  target: string;
}

/**
 * Describes how a default changed, with the conditions under which it did: `false → true (target: "node")`.
 *
 * @returns `''` if the value is the same in every configuration
 */
export function defaultDifference(
  before: FactDefault | undefined,
  after: FactDefault | undefined,
  comparable: Comparable,
): string {
  const targets = comparable.targets.map(targetText);
  const places = modes.flatMap((mode) => targets.map((target): Place => ({ mode: JSON.stringify(mode), target })));
  const differences = (setting?: Setting): string => {
    const changed = places.flatMap((place) => {
      const [was, now] = [before, after].map((value) => valueIn(value, place, setting));
      return was === now ? [] : [{ ...place, says: textDifference(was!, now!) }];
    });
    return [...Map.groupBy(changed, ({ says }) => says)]
      .map(([says, at]) => says + conditionOf(at, targets))
      .join('; ');
  };
  const general = differences();
  const special = settingsIn([before, after])
    .filter(({ name }) => comparable.isKnown(name))
    .map((setting) => ({ ...setting, says: differences(setting) }))
    .filter(({ says }) => says !== general);
  const byChange = Map.groupBy(special, ({ name, says }) => JSON.stringify([name, says]));
  const parts = [...byChange.values()].map((some) => {
    const [{ name, says }] = some as [Setting & { says: string }];
    const values = some.map(({ value }) => value).join(' or ');
    return `${says || 'unchanged'} (${values ? `${name}: ${values}` : name})`;
  });
  return [...(general ? [general] : []), ...parts].join('; ');
}

/** Writes a target as JavaScript source: `"node"`, `["web", "es5"]`. */
function targetText(target: Target): string {
  return Array.isArray(target) ? `[${target.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(target);
}

/** Returns the value of the first case whose conditions are all met. */
function valueIn(value: FactDefault | undefined, place: Place, setting?: Setting): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return value;
  const given = new Map<string, string>([
    ...Object.entries(place),
    ...(setting ? [[setting.name, setting.value]] : []),
  ] as [string, string][]);
  const isMet = ([name, values]: [string, string[]]): boolean => values.includes(given.get(name) ?? '\0');
  return value.find(({ when }) => when === 'otherwise' || conditionsIn(when).every(isMet))?.value ?? 'undefined';
}

/** Parses a condition such as `mode: "none" or "production", target: "web"` into names and values. */
function conditionsIn(when: string): [name: string, values: string[]][] {
  return when.split(/, (?=[\w.]+: )/).map((part) => {
    const [, name = part, values = ''] = /^([\w.]+): (.*)$/.exec(part) ?? [];
    return [name, values.split(' or ')];
  });
}

/** Returns all settings in conditions, other than mode and target. */
function settingsIn(defaults: readonly (FactDefault | undefined)[]): Setting[] {
  const cases = defaults.flatMap((value) => (Array.isArray(value) ? value : []));
  const settings = cases
    .filter(({ when }) => when !== 'otherwise')
    .flatMap(({ when }) => conditionsIn(when).flatMap(([name, values]) => values.map((value) => ({ name, value }))))
    .filter(({ name }) => name !== 'mode' && name !== 'target');
  return [...new Map(settings.map((setting) => [JSON.stringify(setting), setting])).values()];
}

/**
 * Writes a condition in parentheses: ` (mode: "production"; target: "node")`. It is empty if it would include every
 * configuration.
 */
function conditionOf(places: readonly Place[], targets: readonly string[]): string {
  const targetsOf = Map.groupBy(places, ({ mode }) => mode);
  const groups = Map.groupBy(targetsOf, ([, some]) => some.map(({ target }) => target).join());
  const texts = [...groups.values()].map((some) => {
    const [[, met]] = some as [[string, Place[]]];
    const names = met.map(({ target }) => target);
    return [
      some.length < modes.length && `mode: ${some.map(([mode]) => mode).join(' or ')}`,
      names.length < targets.length && targetsCondition(names, targets),
    ]
      .filter(Boolean)
      .join(', ');
  });
  const condition = texts.filter(Boolean).join('; ');
  return condition ? ` (${condition})` : '';
}

function targetsCondition(met: readonly string[], targets: readonly string[]): string {
  const others = targets.filter((target) => !met.includes(target));
  return others.length < met.length ? `target: any but ${others.join(' or ')}` : `target: ${met.join(' or ')}`;
}
