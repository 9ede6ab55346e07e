/** Finds the option defaults that a webpack release changed, and the configurations in which they changed. */
import { differenceIn, targetText } from '../../facts/changes/default-difference.ts';
import type { Place, Setting, ValueIn } from '../../facts/changes/default-difference.ts';
import { ofItsOptions } from '../../src/model/default-line.ts';
import { byDependency, placeKey } from './observed-defaults.ts';
import type { ObservedDefaults } from './observed-defaults.ts';
import type { Difference } from '../../facts/releases.ts';

/**
 * Compares the defaults of all options that two webpack releases have in common, in the configurations that both
 * support. If a default depends on the type of dependency, its changes are listed under the option itself:
 * `resolve.extensions`.
 */
export function compareDefaults(before: ObservedDefaults, after: ObservedDefaults): Difference[] {
  const known = new Set(before.targets.map(targetText));
  const has = ({ name, value }: Setting) => before.settings.some((one) => one.name === name && one.value === value);
  const comparable = {
    targets: after.targets.filter((target) => known.has(targetText(target))),
    settings: after.settings.filter(has),
  };
  const [was, now] = [reader(before), reader(after)];
  const differences = new Map<string, string>();
  for (const path of Object.keys(after.values)) {
    if (!Object.hasOwn(before.values, path)) continue;
    const settings = comparable.settings.filter(({ name }) => name !== path);
    const isWithin = sameObject(was(parentOf(path)), now(parentOf(path)));
    const within =
      (valueIn: ValueIn): ValueIn =>
      (place, setting) =>
        isWithin(place, setting) ? valueIn(place, setting) : undefined;
    const says = differenceIn(within(was(path)), within(now(path)), { ...comparable, settings });
    if (says !== '') differences.set(path, says);
  }
  return [...byOption(differences, dependencyTypes(before, after))].map(([name, says]) => ({ name, says }));
}

function parentOf(path: string): string {
  return byDependency.test(path) ? '' : path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/**
 * Creates a function that checks whether the object containing an option exists in both releases, or in neither, for a
 * configuration. If it exists in neither, the option's default applies once the object is set. If it exists in only one
 * of them, only the object counts as changed.
 */
function sameObject(was: ValueIn, now: ValueIn): (place: Place, setting?: Setting) => boolean {
  const isThere = (text: string | undefined): boolean => text === ofItsOptions || text?.startsWith('[') === true;
  return (place, setting) => isThere(was(place, setting)) === isThere(now(place, setting));
}

/** Creates a function that looks up the defaults of the option at a path. */
function reader({ places, values }: ObservedDefaults): (path: string) => ValueIn {
  const indexOf = new Map(places.map((key, index) => [key, index]));
  return (path) => (place: Place, setting?: Setting) => {
    const index = indexOf.get(placeKey(place, setting));
    if (index === undefined) return undefined;
    const texts = values[path];
    const text = typeof texts === 'string' ? texts : (texts?.[index] ?? undefined);
    // Ignore undefined defaults of cache options, which only mean that another type of cache is used.
    return text === 'undefined' && path.startsWith('cache.') ? undefined : text;
  };
}

/** Moves changed defaults for a type of dependency to the option itself, unless the option has the same change. */
function byOption(differences: ReadonlyMap<string, string>, allTypes: readonly string[]): Map<string, string> {
  const said = new Map<string, string[]>();
  const types = new Map<string, Map<string, string[]>>();
  for (const [path, says] of differences) {
    const [, holder, type, member] = byDependency.exec(path) ?? [];
    if (type === undefined) {
      said.set(path, [says]);
      continue;
    }
    const option = `${holder}.${member}`;
    if (differences.get(option) === says) continue;
    const known = types.get(option) ?? new Map<string, string[]>();
    types.set(option, known.set(says, [...(known.get(says) ?? []), type]));
  }
  for (const [option, known] of types) {
    const parts = [...known].map(([says, some]) => `${dependencies(some, allTypes)}: ${says}`);
    said.set(option, [...(said.get(option) ?? []), ...parts]);
  }
  return new Map([...said].map(([option, parts]) => [option, parts.join('; ')]));
}

/** Returns the dependency types that have their own defaults in both releases. */
function dependencyTypes(before: ObservedDefaults, after: ObservedDefaults): string[] {
  const typesIn = ({ values }: ObservedDefaults): string[] =>
    Object.keys(values).flatMap((path) => byDependency.exec(path)?.[2] ?? []);
  const known = new Set(typesIn(before));
  return [...new Set(typesIn(after))].filter((type) => known.has(type));
}

/** Describes dependency types in words: `dependency "esm" or "worker"`, `dependency any but "url"`. */
function dependencies(types: readonly string[], all: readonly string[]): string {
  const texts = (some: readonly string[]): string => some.map((type) => JSON.stringify(type)).join(' or ');
  const others = all.filter((type) => !types.includes(type));
  if (others.length === 0) return 'dependency of any type';
  return others.length < types.length ? `dependency any but ${texts(others)}` : `dependency ${texts(types)}`;
}
