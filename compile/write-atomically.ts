import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { writeNamed } from './write-named.ts';

/**
 * Writes a file atomically, by renaming a temporary file, so that an interrupted run leaves no partial file. Creates
 * the folder if it is missing.
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeNamed(aside, text);
  await rename(aside, file);
}
