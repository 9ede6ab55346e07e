import { readFile } from 'node:fs/promises';
import { writeNamed } from '../compile/write-named.ts';

/** Writes a generated module, unless its source is unchanged, because webpack watches it. */
export async function writeModule(file: string, source: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== source) await writeNamed(file, source);
}
