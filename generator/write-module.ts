import { readFile, writeFile } from 'node:fs/promises';

/** Writes a generated module unless it is already there as it should be: webpack watches it. */
export async function writeModule(file: string, source: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== source) await writeFile(file, source);
}
