/** Reads the packages in `package-lock.json`. */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.ts';

/** A package in the lockfile. */
export interface LockedPackage {
  /** Folder of the installed package, relative to the project's root: `node_modules/a/node_modules/b`. */
  folder: string;
  name: string;
  version: string;
  /** License in the package's `package.json`, usually an SPDX expression. */
  license?: string | undefined;
  /** Integrity hash of the package's tarball: `sha512-…`, in base64. */
  integrity?: string | undefined;
  /** Names of the package's dependencies, whether installed or not. */
  needs: string[];
}

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Reads all packages in `package-lock.json`, in order, without the project itself. */
export function readLockfile(file = inProject('package-lock.json')): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages).flatMap(([folder, entry]) => {
    if (folder === '' || entry.link || entry.version === undefined) return [];
    return {
      folder,
      name: entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      license: entry.license,
      integrity: entry.integrity,
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
    };
  });
}

/**
 * Resolves a package's dependency to the nearest installed package, as Node.js does.
 *
 * @param byFolder packages by their folder
 */
export function resolveNeed(
  from: LockedPackage,
  name: string,
  byFolder: ReadonlyMap<string, LockedPackage>,
): LockedPackage | undefined {
  for (let above: string | undefined = from.folder; above !== undefined; above = folderAbove(above)) {
    const found = byFolder.get(`${above === '' ? '' : `${above}/`}node_modules/${name}`);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the folder of the npm package or project that contains a package: `node_modules/a` for
 * `node_modules/a/node_modules/b`, and the project (`''`) for `node_modules/a`.
 */
function folderAbove(folder: string): string | undefined {
  if (folder === '') return undefined;
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
