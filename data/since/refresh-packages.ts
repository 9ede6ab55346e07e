/** Compares the published versions of webpack-cli and the dev server's packages, and writes `packages.json`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Facts } from '../../facts/types.ts';
import { addedByVersion } from './compare-versions.ts';
import { type ComparedPackage, comparedPackages } from './packages.ts';
import { download, publishedVersions, withVersion } from './published.ts';

const file = join(import.meta.dirname, 'packages.json');
const cache = join(import.meta.dirname, '..', '..', '.cache', 'since');

/**
 * Finds the options and flags that each version of webpack-cli and the dev server's packages added, and writes them, by
 * package and version.
 */
export function refreshPackages(facts: Facts): void {
  const added = Object.fromEntries(comparedPackages.map((compared) => [compared.name, addedTo(compared, facts)]));
  writeFileSync(file, `${JSON.stringify(added, null, 1)}\n`);
  console.log(`Wrote ${file}.`);
}

function addedTo({ name, major, kind, has }: ComparedPackage, facts: Facts): Record<string, string[]> {
  const own = facts.ofKind(kind).filter((fact) => fact.package === name);
  const read = publishedVersions(facts.versions[name] ?? '', name, major).map((version) =>
    withVersion(download(version, cache, name), version, (published) => ({
      version,
      ids: new Set(own.filter(has(published)).map(({ id }) => id)),
    })),
  );
  const { [read[0]?.version ?? '']: _, ...later } = addedByVersion(read);
  return later;
}
