import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Content of a `package.json`. */
export interface Manifest {
  name?: string;
  version?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

/** Reads the `package.json` in the current folder, or returns an empty one. */
export function readManifest(): Manifest {
  return existsSync('package.json') ? (JSON.parse(readFileSync('package.json', 'utf8')) as Manifest) : {};
}

/** Writes the `package.json` in the current folder. */
export function writeManifest(manifest: Manifest): void {
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
