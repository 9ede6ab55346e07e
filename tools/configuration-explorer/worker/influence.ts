import type { KeyPath, Leaf, OwnKey } from '../model/answer.ts';
import { complete, type Project } from './complete.ts';
import { differencesOf, leavesOf, type Leaves } from './leaves.ts';
import { isPlain, isWithin, keyOfPath, without, withValue, type Options } from './options.ts';

/** What a key of the configuration affects: the values it sets and the webpack defaults it changes. */
interface Influence {
  key: KeyPath;
  /**
   * Source code that each affected value would have without the key, by the value's `keyOfPath`. `undefined` if the
   * value wouldn't exist.
   */
  otherwise: Map<string, string | undefined>;
  /** Whether webpack rejects the configuration without the key. */
  isNeeded: boolean;
}

/**
 * Completes a configuration with webpack's defaults and returns its values. Each says whether the configuration sets
 * it.
 */
export function describe(configuration: Options, project: Project): { leaves: Leaf[]; own: OwnKey[] } {
  const own = ownKeys(configuration, []);
  const leaves = [...leavesOf(complete(configuration, project)).values()].map(({ path, text }): Leaf => {
    const setting = own.find((key) => isSetBy(path, key, configuration));
    return { path, text, origin: setting ? 'set' : 'default', keys: setting ? [setting] : [] };
  });
  return { leaves, own: own.map((path) => ({ path, isDefault: false })) };
}

/**
 * Adds to each configuration value the keys that determined it. A key determines the values that change when it is
 * removed, so the dependencies come from webpack itself.
 */
export function explain(configuration: Options, project: Project): { leaves: Leaf[]; own: OwnKey[] } {
  const influences = influencesOf(configuration, leavesOf(complete(configuration, project)), project);
  const { leaves, own } = describe(configuration, project);
  return {
    leaves: leaves.map((leaf) => {
      const deciding = influences.filter(({ otherwise }) => otherwise.has(keyOfPath(leaf.path)));
      const [first] = deciding;
      if (!first) return leaf;
      const before = first.otherwise.get(keyOfPath(leaf.path));
      return {
        ...leaf,
        ...(leaf.origin === 'default' && { origin: 'changed' as const, keys: deciding.map(({ key }) => key) }),
        ...(before !== undefined && { otherwise: before }),
      };
    }),
    own: own.map(({ path }) => ({ path, isDefault: !influences.some(({ key }) => isWithin(path, key)) })),
  };
}

/**
 * Whether a configuration key sets a value, either directly or as a shorthand that webpack normalizes, such as `entry:
 * './a.js'`.
 */
function isSetBy(path: KeyPath, key: KeyPath, configuration: Options): boolean {
  if (!isWithin(path, key)) return false;
  return path.length === key.length || !isPlain(valueOf(configuration, key));
}

function valueOf(configuration: Options, path: KeyPath): unknown {
  return path.reduce<unknown>((inner, key) => (isPlain(inner) ? inner[String(key)] : undefined), configuration);
}

/** Returns the paths of all keys in a configuration, except those whose value is an object with members. */
function ownKeys(options: Options, above: KeyPath): KeyPath[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const path = [...above, key];
    return isPlain(value) && Object.keys(value).length > 0 && path.length < 6 ? ownKeys(value, path) : [path];
  });
}

/**
 * Removes each top-level key of a configuration to find out what it affects. If a key has an effect, also removes each
 * key nested in it.
 */
function influencesOf(configuration: Options, completed: Leaves, project: Project): Influence[] {
  const follow = (key: KeyPath, value: unknown): Influence[] => {
    if (value === undefined) return [];
    const influence = influenceOf(key, configuration, completed, project);
    if (influence.otherwise.size === 0 && !influence.isNeeded) return [];
    const members = isPlain(value) && key.length < 4 ? Object.entries(value) : [];
    const inner = members.length <= 60 ? members.flatMap(([name, member]) => follow([...key, name], member)) : [];
    // If no nested key has an effect alone, together they may still have one.
    return inner.length > 0 ? inner : [influence];
  };
  return Object.entries(configuration).flatMap(([name, value]) => follow([name], value));
}

function influenceOf(key: KeyPath, configuration: Options, completed: Leaves, project: Project): Influence {
  const otherwise = new Map<string, string | undefined>();
  let isNeeded = false;
  for (const other of alternatives(key, configuration)) {
    const leaves = completedLeaves(other, project);
    isNeeded ||= !leaves;
    if (!leaves) continue;
    for (const { path, before, after } of differencesOf(completed, leaves)) {
      const name = keyOfPath(path);
      if (before !== undefined && !otherwise.has(name)) otherwise.set(name, after);
    }
  }
  return { key, otherwise, isNeeded };
}

/**
 * Returns the configurations to compare with for a key: one without the key, and for `mode` also one with `none`,
 * because a missing mode means `production`.
 */
function alternatives(key: KeyPath, configuration: Options): Options[] {
  const left = without(configuration, key);
  return key.length === 1 && key[0] === 'mode' ? [left, withValue(configuration, key, 'none')] : [left];
}

/** Completes a configuration with webpack's defaults and returns its values, or `undefined` if webpack rejects it. */
function completedLeaves(configuration: Options, project: Project): Leaves | undefined {
  try {
    return leavesOf(complete(configuration, project));
  } catch {
    return undefined;
  }
}
