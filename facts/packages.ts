import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { FactVersions } from './types.ts';

/** Packages from which facts are extracted. */
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
 * Environment variable that marks the packages as a prerelease or an earlier release: extractors may then find less
 * than expected, and part of the recorded build may fail.
 */
export const earlyRelease = 'FACTS_EARLY_RELEASE';

const load = createRequire(import.meta.url);

/**
 * Environment variable with a folder whose packages are read instead of the project's (from `node_modules` there or in
 * a parent folder); missing ones are taken from the project.
 */
export const packagesOf = 'FACTS_PACKAGES_OF';

/** Folder of an installed package. */
export function packageFolder(name: FactPackage): string {
  const other = process.env[packagesOf];
  for (const paths of [...(other ? [[other]] : []), undefined]) {
    try {
      return dirname(load.resolve(`${name}/package.json`, paths && { paths }));
    } catch {
      // Try the next location.
    }
  }
  throw new Error(`The package ${name} is not installed; run npm ci.`);
}

/** Version of an installed package. */
export function packageVersion(name: FactPackage): string {
  return (JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as { version: string }).version;
}

/** Versions of all packages that facts are read from. */
export function readVersions(): FactVersions {
  return Object.fromEntries(factPackages.map((name) => [name, packageVersion(name)]));
}

/**
 * Reads a file of a package; empty if a prerelease or an earlier release doesn't have it.
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
 * Hash of everything in a package that an extraction may read: code, schemas, declarations. The version alone wouldn't
 * detect patched files.
 */
export function contentHash(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(['*.{js,ts,json}', '{lib,schemas,hot,client,types}/**/*.{js,ts,json}'], { cwd: folder });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
