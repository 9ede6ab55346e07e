import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads all files in a folder except tests. Returns their contents by relative path, as input for `keyOf`. */
export async function filesBelow(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return Object.fromEntries(files.map((file, index) => [path.relative(folder, file), contents[index]!]));
}
