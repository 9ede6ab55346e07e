/**
 * Extracts all facts and writes them as JSON to the file named by the first argument.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { extractAll } from './extractAll.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node facts/extract.ts FILE');

const stored = await extractAll();
mkdirSync(dirname(file), { recursive: true });
const unfinished = `${file}.${process.pid}`;
writeFileSync(unfinished, JSON.stringify(stored));
renameSync(unfinished, file);
// Some packages leave timers behind when they are loaded.
process.exit(0);
