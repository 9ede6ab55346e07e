/** Reads the lockfile. */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.ts';

/** A package in the lockfile. */
export interface LockedPackage {
  /** Install folder relative to the project root: `node_modules/a/node_modules/b`. */
  folder: string;
  name: string;
  version: string;
  /** From its `package.json`, usually an SPDX expression. */
  license?: string | undefined;
  /** Hashes of its tarball: `sha512-…`, in base64. */
  integrity?: string | undefined;
  /** Names of its dependencies, installed or not. */
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

/** All packages in `package-lock.json`, in order, without the project itself. */
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
 * Resolves a dependency to the nearest package, like Node.
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

/** The parent of `node_modules/a/node_modules/b` is `node_modules/a`, whose parent is the project (`''`). */
function folderAbove(folder: string): string | undefined {
  if (folder === '') return undefined;
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
