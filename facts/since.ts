/**
 * Finds the first version that has each documented option, hook, and so on. The version comes from the comparison of
 * published versions (`data/since/since.json`) or, if the option isn't in there, from webpack's schema.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fact } from './types.ts';

const folder = join(import.meta.dirname, '..', 'data', 'since');
const file = join(folder, 'since.json');
const packagesFile = join(folder, 'packages.json');

/**
 * Adds the first webpack version to facts as `since`, where it is known. Facts about other packages get `packageSince`.
 * Also returns the ids of facts by the version of webpack that added them.
 */
export function addSince(facts: Fact[]): { dated: Fact[]; added: Record<string, string[]> } {
  const computed = new Map<string, string>();
  if (existsSync(file)) {
    const { added } = JSON.parse(readFileSync(file, 'utf8')) as { added: Record<string, string[]> };
    for (const [version, ids] of Object.entries(added)) for (const id of ids) computed.set(id, version);
  }
  const ofPackages = packageVersions();
  const dated = facts.map((fact): Fact => {
    // The comparison of published versions takes precedence over versions in the schema.
    const since = computed.get(fact.id) ?? fact.since;
    const packageSince = ofPackages.get(fact.id);
    return since || packageSince
      ? ({ ...fact, ...(since && { since }), ...(packageSince && { packageSince }) } as Fact)
      : fact;
  });
  const added: Record<string, string[]> = {};
  for (const { id, since } of dated) if (since) (added[since] ??= []).push(id);
  return { dated, added };
}

/** Reads the first version of webpack-dev-server or another package that has each option, keyed by the fact's id. */
function packageVersions(): Map<string, string> {
  const versions = new Map<string, string>();
  if (!existsSync(packagesFile)) return versions;
  const packages = JSON.parse(readFileSync(packagesFile, 'utf8')) as Record<string, Record<string, string[]>>;
  for (const added of Object.values(packages))
    for (const [version, ids] of Object.entries(added)) for (const id of ids) versions.set(id, version);
  return versions;
}
