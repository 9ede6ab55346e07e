import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { FactVersions } from './types.ts';

/** The packages that facts are read from. */
export const factPackages = ['webpack', 'webpack-cli', 'webpack-dev-server', 'webpack-dev-middleware', 'enhanced-resolve', 'tapable'] as const;

export type FactPackage = (typeof factPackages)[number];

const load = createRequire(import.meta.url);

/** Folder of an installed package. */
export function packageFolder(name: FactPackage): string {
  try {
    return dirname(load.resolve(`${name}/package.json`));
  } catch (error) {
    throw new Error(`The package ${name} is not installed; run npm ci.`, { cause: error });
  }
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
 * Text of a file of a package.
 *
 * @throws Error that names package, version and file, where the file is gone
 */
export function readPackageFile(name: FactPackage, file: string): string {
  try {
    return readFileSync(join(packageFolder(name), file), 'utf8');
  } catch (error) {
    throw new Error(`${name}@${packageVersion(name)} has no file ${file}; find where its content went and correct the extractor that reads it.`, { cause: error });
  }
}

/** A module of a package, loaded as CommonJS: `requireFrom('webpack', 'lib/Compiler.js')`. */
export function requireFrom(name: FactPackage, file = ''): unknown {
  const target = file ? join(packageFolder(name), file) : name;
  try {
    return load(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(`${name}@${packageVersion(name)} has no module ${file || 'main'}; find where it went and correct the extractor that loads it.`, { cause: error });
  }
}
