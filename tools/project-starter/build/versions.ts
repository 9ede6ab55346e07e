import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { everyPackage } from '../model/packages.ts';
import type { Versions } from '../model/package-json.ts';

/** Installed versions of all packages that generated projects use. Throws if one is missing. */
export function installedVersions(): Versions {
  const { resolve } = createRequire(import.meta.url);
  return Object.fromEntries(everyPackage().map((name) => [name, versionOf(name)]));

  function versionOf(name: string): string {
    // Not every package exports its package.json, so it is read by path.
    const [folder] = resolve.paths(name) ?? [];
    for (const base of resolve.paths(name) ?? []) {
      try {
        return (JSON.parse(readFileSync(`${base}/${name}/package.json`, 'utf8')) as { version: string }).version;
      } catch {
        // It may be in a parent folder.
      }
    }
    throw new Error(`The project starter needs ${name}, which is not in ${folder}: install it.`);
  }
}
