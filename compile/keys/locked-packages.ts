import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package's entry in the lockfile. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /** Needed by `devDependencies` alone. */
  dev?: boolean;
}

/** Installed packages by folder: `node_modules/webpack`, `node_modules/webpack/node_modules/acorn`. */
export type LockedPackages = Record<string, LockedPackage>;

const modules = 'node_modules/';

/** The packages in this project's lockfile. */
export function readLockedPackages(): LockedPackages {
  const file = path.join(import.meta.dirname, '../../package-lock.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }).packages;
}

/** Names of the packages that project code can import directly. */
export function topPackages(locked: LockedPackages): string[] {
  return Object.keys(locked)
    .filter((folder) => folder.lastIndexOf(modules) === 0)
    .map((folder) => folder.slice(modules.length));
}

/**
 * Versions of some packages and all their dependencies, one per line, for cache keys. Changes if one of them does,
 * regardless of the rest of the lockfile.
 *
 * @param names of packages; those that aren't installed are ignored
 */
export function versionsOf(names: Iterable<string>, locked: LockedPackages): string[] {
  const found = new Set<string>();
  const waiting = [...names].map((name) => modules + name).filter((folder) => folder in locked);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = locked[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = resolve(name, folder, locked);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...found]
    .toSorted()
    .map((folder) => `${folder} ${locked[folder]?.version} ${locked[folder]?.integrity ?? ''}`);
}

/** Resolves a package from another one like Node: in nested `node_modules` folders, or further up. */
function resolve(name: string, from: string, locked: LockedPackages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${modules}`)))) {
    const candidate = folder === '' ? modules + name : `${folder}/${modules}${name}`;
    if (candidate in locked) return candidate;
    if (folder === '') return undefined;
  }
}
