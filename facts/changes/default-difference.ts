/**
 * Compares two defaults by their values in the same configurations. Their cases can't be compared one by one, because a
 * version that knows another target groups the same values differently.
 */
import { modes } from '../defaults/effective.ts';
import type { FactDefault, Target } from '../types.ts';
import { listDifference } from './list-difference.ts';
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
export interface Setting {
  name: string;
  value: string;
}

/** Values of `mode` and `target` in a configuration, as JavaScript source. */
export interface Place {
  mode: string;
  target: string;
}

/** The value that applies in a place, with one more setting; undefined if the option can't apply there. */
export type ValueIn = (place: Place, setting?: Setting) => string | undefined;

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
 * The difference of two defaults, of which only the values are known; places where one of them can't apply are left
 * out.
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
    // Without the setting, in the same places: a setting may have been observed in fewer of them.
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

/** A difference, and the places where it applies, if those aren't all. */
interface Part {
  says: string;
  condition: string;
}

/** `1 → 2 (cache: true, mode: "production"); 1 → 3 (cache: true)`. */
function partsText(parts: readonly Part[], common = ''): string {
  return parts
    .map(({ says, condition }) => {
      const conditions = [common, condition].filter(Boolean).join(', ');
      return conditions ? `${says} (${conditions})` : says;
    })
    .join('; ');
}

/** `dependency: "esm" or "amd"`. */
function settingsText(settings: readonly Setting[]): string {
  return [...Map.groupBy(settings, ({ name }) => name)]
    .map(([name, some]) => {
      const values = some.flatMap(({ value }) => value || []).join(' or ');
      return values ? `${name}: ${values}` : name;
    })
    .join(' or ');
}

/** Length up to which both values are shown whole. */
const shown = 60;

/** `before → after`; of long lists only the items that differ. */
function valueDifference(before: string, after: string): string {
  const isLong = Math.max(before.length, after.length) > shown;
  return (isLong ? listDifference(before, after) : undefined) ?? textDifference(before, after);
}

/** Writes a target as JavaScript source: `"node"`, `["web", "es5"]`. */
export function targetText(target: Target): string {
  return Array.isArray(target) ? `[${target.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(target);
}

/** Returns the value of the first case whose conditions are all met. */
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
 * Writes a condition: `mode: "production"; target: "node"`. It is empty if it would include all compared places.
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
