import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package's entry in npm's lockfile. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  engines?: Record<string, string>;
  /** Whether the package is only required by `devDependencies`. */
  dev?: boolean;
}

/** Installed packages by folder, such as `node_modules/webpack` or `node_modules/webpack/node_modules/acorn`. */
export type LockedPackages = Record<string, LockedPackage>;

const modules = 'node_modules/';

/** Reads the packages in this project's lockfile. */
export function readLockedPackages(): LockedPackages {
  const file = path.join(import.meta.dirname, '../../package-lock.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }).packages;
}

/** Returns the names of the packages that the project's code can import directly. */
export function topPackages(locked: LockedPackages): string[] {
  return Object.keys(locked)
    .filter((folder) => folder.lastIndexOf(modules) === 0)
    .map((folder) => folder.slice(modules.length));
}

/**
 * Returns the versions of some packages and all their dependencies, one per line, for cache keys. Changes to other
 * packages in the lockfile don't affect the result.
 *
 * @param names package names; packages that aren't installed are ignored
 */
export function versionsOf(names: Iterable<string>, locked: LockedPackages): string[] {
  return foldersOf(names, locked, ['dependencies', 'optionalDependencies', 'peerDependencies'])
    .toSorted()
    .map((folder) => `${folder} ${locked[folder]?.version} ${locked[folder]?.integrity ?? ''}`);
}

/** Returns the folders of some packages and all their dependencies of the given types, such as optional ones. */
export function foldersOf(
  names: Iterable<string>,
  locked: LockedPackages,
  kinds: readonly ('dependencies' | 'optionalDependencies' | 'peerDependencies')[],
): string[] {
  const found = new Set<string>();
  const waiting = [...names].map((name) => modules + name).filter((folder) => folder in locked);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const entry = locked[folder];
    for (const name of kinds.flatMap((kind) => Object.keys(entry?.[kind] ?? {}))) {
      const needed = resolve(name, folder, locked);
      if (needed !== undefined) waiting.push(needed);
    }
  }
  return [...found];
}

/** Resolves a package imported by another package as Node.js does: in nested `node_modules` folders, or further up. */
function resolve(name: string, from: string, locked: LockedPackages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${modules}`)))) {
    const candidate = folder === '' ? modules + name : `${folder}/${modules}${name}`;
    if (candidate in locked) return candidate;
    if (folder === '') return undefined;
  }
}
