import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfContent } from '../../compile/file-hash.ts';
import { filesUnder } from '../files-under.ts';

/**
 * Computes the hashes of all files in a folder.
 *
 * @returns hash by relative path, sorted by path
 */
export async function hashesOfFiles(folder: string): Promise<Record<string, string>> {
  const files = (await filesUnder(folder)).toSorted();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, hashOfContent(await readFile(path.join(folder, file)))])),
  );
}
