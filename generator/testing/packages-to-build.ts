import { readFileSync } from 'node:fs';
import { packagesToBuild } from '../../scripts/packages-to-build.mjs';
import { inProject } from '../paths.ts';

interface LockedPackage {
  os?: string[];
  cpu?: string[];
}

/** Folders of packages, such as `node_modules/webpack`, that can be installed on this platform. */
interface Packages {
  /** All packages in the lockfile. */
  all: string[];
  /** Those that `npm start` installs. */
  toBuild: string[];
}

/** Reads from the manifest and the lockfile which packages `npm start` installs. */
export function readPackagesToBuild(): Packages {
  const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const lockfile = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  return {
    all: foldersOf(lockfile.packages),
    toBuild: foldersOf(packagesToBuild(manifest, lockfile).lockfile.packages),
  };
}

function foldersOf(packages: Record<string, LockedPackage>): string[] {
  const fits = ({ os, cpu }: LockedPackage): boolean =>
    (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
  return Object.keys(packages).filter((folder) => folder !== '' && fits(packages[folder]!));
}
