/** The facts as files for tools: `/facts/<kind>.json` and an index of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { factKinds } from './types.ts';
import type { Facts } from './types.ts';

/** Writes one file a kind and `index.json` (versions, kinds, counts) into the folder; gives the names of the files. */
export function writeFacts(facts: Facts, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const kinds = factKinds.map((kind) => ({ kind, count: facts.ofKind(kind).length, file: `${kind}.json` }));
  for (const { kind, file } of kinds) {
    writeFileSync(join(folder, file), JSON.stringify({ versions: facts.versions, facts: facts.ofKind(kind) }));
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ versions: facts.versions, kinds }));
  return [...kinds.map(({ file }) => file), 'index.json'];
}
