/**
 * Extracts all facts and writes them as JSON to the file named by the first argument.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { readVersions } from './packages.ts';
import type { StoredFacts } from './store.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node facts/extract.ts FILE');

const stored: StoredFacts = { versions: readVersions(), facts: [], added: {}, build: [] };

mkdirSync(dirname(file), { recursive: true });
const unfinished = `${file}.${process.pid}`;
writeFileSync(unfinished, JSON.stringify(stored));
renameSync(unfinished, file);
