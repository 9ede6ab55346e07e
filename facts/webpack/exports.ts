import { requireFrom } from '../packages.ts';

/** Names of webpack exports that contain internal building blocks. They are skipped when classes are collected. */
const opaque = new Set(['util', 'syntax', 'RuntimeGlobals', 'UsageState', 'default', 'webpack', 'types']);

/** Returns all classes that are accessible as `webpack.…`, by dotted name: `optimize.SplitChunksPlugin`. */
export function exportedClasses(): Map<string, Function> {
  const classes = new Map<string, Function>();
  const seen = new Set<object>();

  const look = (space: object, prefix: string): void => {
    if (seen.has(space)) return;
    seen.add(space);
    for (const key of Object.keys(space)) {
      if (opaque.has(key)) continue;
      const value = readExport(space, key);
      if (typeof value === 'function' && /^[A-Z]/.test(key)) classes.set(prefix + key, value);
      else if (isNamespace(value) && /^[a-z]/.test(key)) look(value, `${prefix}${key}.`);
    }
  };

  look(requireFrom('webpack') as object, '');
  return classes;
}

/**
 * Reads a property of webpack's exports. Some are getters that warn or need optional packages. If one throws, it is
 * skipped.
 */
function readExport(space: object, key: string): unknown {
  try {
    return (space as Record<string, unknown>)[key];
  } catch {
    return undefined;
  }
}

function isNamespace(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
