import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists the files in a folder and its subfolders, as sorted relative paths with `/`. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
