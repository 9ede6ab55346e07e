import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesToBuild } from '../packages-to-build.mjs';

interface LockedPackage {
  os?: string[];
  cpu?: string[];
}

/** Folders of npm packages, such as `node_modules/webpack`, that can be installed on this platform. */
interface Packages {
  /** Folders of all packages in the lockfile. */
  all: string[];
  /** Folders of the packages that `npm start` installs. */
  toBuild: string[];
}

/** Reads from `package.json` and the lockfile which packages `npm start` installs. */
export function readPackagesToBuild(): Packages {
  const read = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8'));
  const lockfile = read('package-lock.json');
  return {
    all: foldersOf(lockfile.packages),
    toBuild: foldersOf(packagesToBuild(read('package.json'), lockfile).lockfile.packages),
  };
}

function foldersOf(packages: Record<string, LockedPackage>): string[] {
  const fits = ({ os, cpu }: LockedPackage): boolean =>
    (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
  return Object.keys(packages).filter((folder) => folder !== '' && fits(packages[folder]!));
}
