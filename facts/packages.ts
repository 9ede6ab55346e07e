import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { FactVersions } from './types.ts';

/** npm packages from which facts are extracted. */
export const factPackages = [
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'webpack-dev-middleware',
  'enhanced-resolve',
  'tapable',
] as const;

export type FactPackage = (typeof factPackages)[number];

/**
 * Environment variable that marks the webpack packages as a prerelease or an earlier release. Extractors may then find
 * fewer facts than usual, and the recorded build may have errors.
 */
export const earlyRelease = 'FACTS_EARLY_RELEASE';

const load = createRequire(import.meta.url);

/**
 * Environment variable with the path of a folder. Facts are read from the packages in `node_modules` of this folder or
 * its parents. Packages that are missing there are read from the project.
 */
export const packagesOf = 'FACTS_PACKAGES_OF';

/** Returns the folder of an installed npm package. */
export function packageFolder(name: FactPackage): string {
  const other = process.env[packagesOf];
  for (const paths of [...(other ? [[other]] : []), undefined]) {
    try {
      return dirname(load.resolve(`${name}/package.json`, paths && { paths }));
    } catch {
      // The package isn't in this `node_modules` folder, so try the next one.
    }
  }
  throw new Error(`The package ${name} is not installed; run npm ci.`);
}

/** Returns the version of an installed npm package. */
export function packageVersion(name: FactPackage): string {
  return (JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as { version: string }).version;
}

/** Returns the versions of all packages from which facts are extracted. */
export function readVersions(): FactVersions {
  return Object.fromEntries(factPackages.map((name) => [name, packageVersion(name)]));
}

/**
 * Reads a file of an npm package. Returns an empty string if a prerelease or an earlier release doesn't have the file.
 *
 * @throws Error that names package, version and file, if the file is missing
 */
export function readPackageFile(name: FactPackage, file: string): string {
  try {
    return readFileSync(join(packageFolder(name), file), 'utf8');
  } catch (error) {
    if (process.env[earlyRelease] !== undefined) return '';
    throw new Error(
      `${name}@${packageVersion(name)} has no file ${file}; find where its content went and correct the extractor that reads it.`,
      { cause: error },
    );
  }
}

/** Requires a module of a package as CommonJS: `requireFrom('webpack', 'lib/Compiler.js')`. */
export function requireFrom(name: FactPackage, file = ''): unknown {
  const target = join(packageFolder(name), file);
  try {
    return load(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      `${name}@${packageVersion(name)} has no module ${file || 'main'}; find where it went and correct the extractor that loads it.`,
      { cause: error },
    );
  }
}

/**
 * Returns a hash of everything in a package that an extraction of facts may read: code, schemas, declarations. The
 * version alone wouldn't reveal that files were patched.
 */
export function contentHash(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(['*.{js,ts,json}', '{lib,schemas,hot,client,types}/**/*.{js,ts,json}'], { cwd: folder });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
