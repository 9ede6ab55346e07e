/** What the lockfile pins. */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.ts';

/** A package as the lockfile pins it. */
export interface LockedPackage {
  /** Where it is installed, from the project's root: `node_modules/a/node_modules/b`. */
  folder: string;
  name: string;
  version: string;
  /** As its `package.json` says it, an SPDX expression by custom. */
  license?: string | undefined;
  /** Hashes of its archive: `sha512-…`, in base64. */
  integrity?: string | undefined;
  /** Names of packages that it asks for, whether they are installed or not. */
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

/** All packages of `package-lock.json`, in its order; the project itself is not among them. */
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
 * The package that another one gets when it asks for a name: the nearest above it, as Node looks for it.
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

/** `node_modules/a/node_modules/b` lies in `node_modules/a`, which lies in the project (`''`). */
function folderAbove(folder: string): string | undefined {
  if (folder === '') return undefined;
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
