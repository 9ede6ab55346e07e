import { readLockedPackages } from '../../../compile/keys/locked-packages.ts';
import { everyPackage } from '../model/packages.ts';
import type { Versions } from '../model/package-json.ts';

/**
 * Versions of all packages that generated projects use, from the lockfile, so that they needn't be installed for the
 * build. Throws if one is missing.
 */
export function installedVersions(): Versions {
  const locked = readLockedPackages();
  return Object.fromEntries(
    everyPackage().map((name) => {
      const version = locked[`node_modules/${name}`]?.version;
      if (version === undefined)
        throw new Error(`The project starter needs ${name}, which is not in package-lock.json: install it.`);
      return [name, version];
    }),
  );
}
