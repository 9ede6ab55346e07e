import { foldersOf, type LockedPackages, readLockedPackages } from '../../../compile/cache-keys/locked-packages.ts';
import { everyPackage } from '../model/packages.ts';
import type { Versions } from '../model/package-json.ts';
import { nodeNeedOf } from './node-ranges.ts';

/**
 * Reads the versions of all packages that generated projects may use, and the Node.js releases that they support. They
 * come from the lockfile, so that the packages needn't be installed. @throws Error if a version is missing
 */
export function installedVersions(): Versions {
  const locked = readLockedPackages();
  return Object.fromEntries(
    everyPackage().map((name) => {
      const version = locked[`node_modules/${name}`]?.version;
      if (version === undefined)
        throw new Error(`The project starter needs ${name}, which is not in package-lock.json: install it.`);
      return [name, { version, node: nodeNeedOf(enginesOf(name, locked)) }];
    }),
  );
}

/**
 * Returns the Node.js version ranges in the `engines` fields of a package and all its dependencies, which npm checks
 * during installation.
 */
function enginesOf(name: string, locked: LockedPackages): string[] {
  return foldersOf([name], locked, ['dependencies']).flatMap((folder) => locked[folder]?.engines?.node ?? []);
}
