import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the lockfile says of one installed package. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Installed packages by their folder: `node_modules/webpack`, `node_modules/webpack/node_modules/acorn`. */
export type LockedPackages = Record<string, LockedPackage>;

const modules = 'node_modules/';

/** The packages of this project's lockfile. */
export function readLockedPackages(): LockedPackages {
  const file = path.join(import.meta.dirname, '../../package-lock.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }).packages;
}

/** Names of the packages that code of the project can import. */
export function topPackages(locked: LockedPackages): string[] {
  return Object.keys(locked)
    .filter((folder) => folder.lastIndexOf(modules) === 0)
    .map((folder) => folder.slice(modules.length));
}

/**
 * What is installed of some packages and of all that they need, as one line each: changes when one of them does, and stays
 * whatever else the lockfile has.
 *
 * @param names of packages; one that is not installed counts for nothing
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

/** Folder of a package as Node finds it from another one: beside its own packages, or further up. */
function resolve(name: string, from: string, locked: LockedPackages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${modules}`)))) {
    const candidate = folder === '' ? modules + name : `${folder}/${modules}${name}`;
    if (candidate in locked) return candidate;
    if (folder === '') return undefined;
  }
}
