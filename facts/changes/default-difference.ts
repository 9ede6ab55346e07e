/**
 * Compares the defaults that an option has in two webpack versions, by their values in the same configurations. The
 * cases of the defaults can't be compared one by one, because a version that knows another target groups the same
 * values differently.
 */
import { modes } from '../defaults/effective.ts';
import type { FactDefault, Target } from '../types.ts';
import { listDifference } from './list-difference.ts';
import { oneLine } from './text-difference.ts';

/** Configurations for which an option's defaults were observed in both webpack versions. */
export interface Comparable {
  /** Values of `target` that both webpack versions support. */
  targets: readonly Target[];
  /**
   * Whether defaults were observed in both webpack versions with this additional setting, such as
   * `experiments.futureDefaults` or `dependency`.
   */
  isKnown(name: string): boolean;
}

/** A setting in the condition of an option's default. A condition without a value (`in JSON`) has the value `''`. */
export interface Setting {
  name: string;
  value: string;
}

/** A mode and target for which defaults are compared, as JavaScript source. */
export interface Place {
  mode: string;
  target: string;
}

/**
 * Returns the value of an option for a mode, a target, and optionally another setting. Undefined if the option can't
 * apply with them.
 */
export type ValueIn = (place: Place, setting?: Setting) => string | undefined;

/**
 * Describes how an option's default changed between versions, and in which configurations: `false → true (target:
 * "node")`.
 *
 * @returns `''` if the value is the same in every configuration
 */
export function defaultDifference(
  before: FactDefault | undefined,
  after: FactDefault | undefined,
  comparable: Comparable,
): string {
  return differenceIn(
    (place, setting) => valueOf(before, place, setting),
    (place, setting) => valueOf(after, place, setting),
    {
      targets: comparable.targets,
      settings: settingsIn([before, after]).filter(({ name }) => comparable.isKnown(name)),
    },
  );
}

/**
 * Describes how a default differs between two versions, given functions that return its values. Modes and targets where
 * one of the values can't apply are left out.
 *
 * @returns as {@link defaultDifference}; a setting is named only where it makes a difference
 */
export function differenceIn(
  before: ValueIn,
  after: ValueIn,
  { targets: known, settings }: { targets: readonly Target[]; settings: readonly Setting[] },
): string {
  const targets = known.map(targetText);
  const places = modes.flatMap((mode) => targets.map((target): Place => ({ mode: JSON.stringify(mode), target })));
  const comparedWith = (setting?: Setting): Place[] =>
    places.filter((place) => before(place, setting) !== undefined && after(place, setting) !== undefined);
  const differences = (compared: readonly Place[], setting?: Setting): Part[] => {
    const changed = compared.flatMap((place) => {
      const [was = '', now = ''] = [before(place, setting), after(place, setting)];
      return was === now ? [] : [{ ...place, says: valueDifference(was, now) }];
    });
    const bySaying = Map.groupBy(changed, ({ says }) => says);
    return [...bySaying].map(([says, at]) => ({ says, condition: conditionOf(at, compared) }));
  };
  const plain = comparedWith();
  const special = settings.flatMap((setting) => {
    const compared = comparedWith(setting);
    const parts = differences(compared, setting);
    // Compare with the differences without the setting, but only for modes and targets for which the setting was
    // observed.
    const usual = differences(compared.filter((place) => plain.includes(place)));
    return partsText(parts) === partsText(usual) ? [] : [{ setting, parts }];
  });
  const byChange = Map.groupBy(special, ({ parts }) => partsText(parts));
  const texts = [...byChange.values()].map((some) => {
    const condition = settingsText(some.map(({ setting }) => setting));
    const [{ parts }] = some as [(typeof some)[0]];
    return partsText(parts.length > 0 ? parts : [{ says: 'unchanged', condition: '' }], condition);
  });
  return [partsText(differences(plain)), ...texts].filter(Boolean).join('; ');
}

/**
 * How a default differs, and the condition under which it does. The condition is empty if it covers every
 * configuration.
 */
interface Part {
  says: string;
  condition: string;
}

/**
 * Joins the differences of a default with their conditions: `1 → 2 (cache: true, mode: "production"); 1 → 3 (cache:
 * true)`.
 */
function partsText(parts: readonly Part[], common = ''): string {
  return parts
    .map(({ says, condition }) => {
      const conditions = [common, condition].filter(Boolean).join(', ');
      return conditions ? `${says} (${conditions})` : says;
    })
    .join('; ');
}

/**
 * Formats settings as a condition, with alternative values of the same setting joined: `dependency: "esm" or "amd"`.
 */
function settingsText(settings: readonly Setting[]): string {
  return [...Map.groupBy(settings, ({ name }) => name)]
    .map(([name, some]) => {
      const values = some.flatMap(({ value }) => value || []).join(' or ');
      return values ? `${name}: ${values}` : name;
    })
    .join(' or ');
}

/** Maximum length in characters of lists that are shown in full when they differ. */
const shown = 60;

/**
 * Formats a changed default as `before → after`. For long lists, only the items that differ are shown. Other values are
 * shown in full, because fragments of JavaScript source are hard to understand.
 */
function valueDifference(before: string, after: string): string {
  const isLong = Math.max(before.length, after.length) > shown;
  return (isLong ? listDifference(before, after) : undefined) ?? `${oneLine(before)} → ${oneLine(after)}`;
}

/** Formats a value of `target` as JavaScript source: `"node"`, `["web", "es5"]`. */
export function targetText(target: Target): string {
  return Array.isArray(target) ? `[${target.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(target);
}

/** Returns the value of the first case of a default whose conditions are all met. */
function valueOf(value: FactDefault | undefined, place: Place, setting?: Setting): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return value;
  const given = new Map<string, string>([
    ...Object.entries(place),
    ...(setting ? [[setting.name, setting.value]] : []),
  ] as [string, string][]);
  const isMet = ([name, values]: [string, string[]]): boolean => values.includes(given.get(name) ?? '\0');
  return value.find(({ when }) => when === 'otherwise' || conditionsIn(when).every(isMet))?.value ?? 'undefined';
}

/** Parses the condition of a default, such as `mode: "none" or "production", target: "web"`, into names and values. */
function conditionsIn(when: string): [name: string, values: string[]][] {
  return when.split(/, (?=[\w.]+: )/).map((part) => {
    const [, name = part, values = ''] = /^([\w.]+): (.*)$/.exec(part) ?? [];
    return [name, values.split(' or ')];
  });
}

/** Returns all settings that occur in the conditions of a default, other than mode and target. */
function settingsIn(defaults: readonly (FactDefault | undefined)[]): Setting[] {
  const cases = defaults.flatMap((value) => (Array.isArray(value) ? value : []));
  const settings = cases
    .filter(({ when }) => when !== 'otherwise')
    .flatMap(({ when }) => conditionsIn(when).flatMap(([name, values]) => values.map((value) => ({ name, value }))))
    .filter(({ name }) => name !== 'mode' && name !== 'target');
  return [...new Map(settings.map((setting) => [JSON.stringify(setting), setting])).values()];
}

/**
 * Formats the modes and targets for which a default changed as a condition: `mode: "production"; target: "node"`. It is
 * empty if it would include all compared configurations.
 */
function conditionOf(places: readonly Place[], compared: readonly Place[]): string {
  const [allModes, targets] = [valuesOf(compared, 'mode'), valuesOf(compared, 'target')];
  const targetsOf = Map.groupBy(places, ({ mode }) => mode);
  const groups = Map.groupBy(targetsOf, ([, some]) => some.map(({ target }) => target).join());
  const texts = [...groups.values()].map((some) => {
    const [[, met]] = some as [[string, Place[]]];
    const names = met.map(({ target }) => target);
    return [
      some.length < allModes.length && `mode: ${some.map(([mode]) => mode).join(' or ')}`,
      names.length < targets.length && targetsCondition(names, targets),
    ]
      .filter(Boolean)
      .join(', ');
  });
  return texts.filter(Boolean).join('; ');
}

function valuesOf(places: readonly Place[], key: keyof Place): string[] {
  return [...new Set(places.map((place) => place[key]))];
}

function targetsCondition(met: readonly string[], targets: readonly string[]): string {
  const others = targets.filter((target) => !met.includes(target));
  return others.length < met.length ? `target: any but ${others.join(' or ')}` : `target: ${met.join(' or ')}`;
}
