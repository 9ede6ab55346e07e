import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { everyPackage } from '../model/packages.ts';
import type { Versions } from '../model/package-json.ts';

/** Versions of all packages that projects of the starter need, as they are installed. Throws where one is not. */
export function installedVersions(): Versions {
  const { resolve } = createRequire(import.meta.url);
  return Object.fromEntries(everyPackage().map((name) => [name, versionOf(name)]));

  function versionOf(name: string): string {
    // Not every package exports its package.json, so it is read beside node_modules.
    const [folder] = resolve.paths(name) ?? [];
    for (const base of resolve.paths(name) ?? []) {
      try {
        return (JSON.parse(readFileSync(`${base}/${name}/package.json`, 'utf8')) as { version: string }).version;
      } catch {
        // It may be in a folder above.
      }
    }
    throw new Error(`The project starter needs ${name}, which is not in ${folder}: install it.`);
  }
}
