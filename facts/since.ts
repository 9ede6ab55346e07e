/**
 * Finds the first version of each fact: from the comparison of published versions (`data/since/since.json`) or, if it
 * isn't there, from the schema.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fact } from './types.ts';

const file = join(import.meta.dirname, '..', 'data', 'since', 'since.json');

/** Adds `since` to facts where it is known. Also returns the ids of facts by the version that added them. */
export function addSince(facts: Fact[]): { dated: Fact[]; added: Record<string, string[]> } {
  const computed = new Map<string, string>();
  if (existsSync(file)) {
    const { added } = JSON.parse(readFileSync(file, 'utf8')) as { added: Record<string, string[]> };
    for (const [version, ids] of Object.entries(added)) for (const id of ids) computed.set(id, version);
  }
  const dated = facts.map((fact): Fact => {
    // Published versions take precedence over versions in the schema.
    const since = computed.get(fact.id) ?? fact.since;
    return since ? { ...fact, since } : fact;
  });
  const added: Record<string, string[]> = {};
  for (const { id, since } of dated) if (since) (added[since] ??= []).push(id);
  return { dated, added };
}
