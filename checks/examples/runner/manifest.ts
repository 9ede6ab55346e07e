import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a `package.json` has. */
export interface Manifest {
  name?: string;
  version?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

/** The `package.json` of this folder, or an empty one. */
export function readManifest(): Manifest {
  return existsSync('package.json') ? (JSON.parse(readFileSync('package.json', 'utf8')) as Manifest) : {};
}

/** Writes the `package.json` of this folder. */
export function writeManifest(manifest: Manifest): void {
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
