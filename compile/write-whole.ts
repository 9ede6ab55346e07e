import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { writeNamed } from './write-named.ts';

/** Writes a file aside and renames it, so that a run that is stopped leaves no half one; its folder is made when missing. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeNamed(aside, text);
  await rename(aside, file);
}
