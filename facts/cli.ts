/** Implements `npm run facts`, which prints the facts about webpack as a table or as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { compareFacts } from './compare.ts';
import { loadFacts, loadFactsOf } from './index.ts';
import { factsFiles } from './publish.ts';
import { factKinds, isFactKind } from './types.ts';
import type { Fact } from './types.ts';

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    grep: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
    added: { type: 'string' },
    compare: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) {
  console.log(`Usage: npm run facts -- [options]

Prints the facts extracted from the installed webpack packages.

  --kind KIND     only this kind: ${factKinds.join(', ')}
  --grep TEXT     only ids that contain the text, ignoring case
  --added VERSION only facts that this version (5.92 or 5.92.1) added
  --compare DIR   facts that differ in the webpack in the node_modules of a folder:
                  added, removed, changed
  --json          print JSON instead of a table
  --out DIR       write one JSON file per kind to the folder, and index.json with versions and counts
  --help          print this

Example: npm run facts -- --kind option --grep splitChunks`);
} else if (values.kind && !isFactKind(values.kind)) {
  console.error(`There is no kind “${values.kind}”. Kinds: ${factKinds.join(', ')}.`);
  process.exitCode = 2;
} else {
  show();
}

function show(): void {
  const facts = loadFacts();
  if (values.out) {
    const files = factsFiles(facts);
    mkdirSync(values.out, { recursive: true });
    for (const { name, content } of files) writeFileSync(path.join(values.out, name), content);
    console.log(`Wrote ${files.length} files to ${values.out}.`);
    return;
  }
  if (values.compare) {
    const changes = compareFacts(facts, loadFactsOf(path.resolve(values.compare)));
    if (values.json) return console.log(JSON.stringify(changes, null, 1));
    for (const id of changes.added) console.log(`added    ${id}`);
    for (const id of changes.removed) console.log(`removed  ${id}`);
    for (const { id, field, before, after } of changes.changed)
      console.log(`changed  ${id}  ${field}: ${before} → ${after}`);
    console.log(`${changes.added.length} added, ${changes.removed.length} removed, ${changes.changed.length} changed`);
    return;
  }
  const added = values.added ? new Set(facts.addedIn(values.added)) : undefined;
  const text = values.grep?.toLowerCase();
  const found = [...facts.byId.values()].filter(
    ({ id, kind }) =>
      (!values.kind || kind === values.kind) && (!text || id.toLowerCase().includes(text)) && (!added || added.has(id)),
  );
  if (values.json) console.log(JSON.stringify({ versions: facts.versions, facts: found }, null, 1));
  else {
    for (const fact of found) console.log(line(fact));
    console.log(`${found.length} of ${facts.byId.size} facts`);
  }
}

/** Formats a fact about webpack on one line: id, type or signature, default, first version. */
function line(fact: Fact): string {
  const args = fact.args?.map(({ name, type }) => (type ? `${name}: ${type}` : name)).join(', ');
  const parts = [
    fact.id,
    fact.tapable ? `${fact.tapable}(${args ?? ''})` : (fact.signature ?? fact.type),
    fact.default !== undefined &&
      `= ${typeof fact.default === 'string' ? fact.default : fact.default.map(({ when, value }) => `${when} → ${value}`).join('; ')}`,
    fact.since && `since ${fact.since}`,
    fact.deprecated && 'deprecated',
    fact.experimental && 'experimental',
    fact.sameAs && `same as ${fact.sameAs.join(', ')}`,
    fact.text?.[0],
  ];
  return parts.filter(Boolean).join('  ');
}
