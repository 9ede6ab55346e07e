import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is in the files below a folder, tests left out, by their path in it: as input for `keyOf`. */
export async function filesBelow(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return Object.fromEntries(files.map((file, index) => [path.relative(folder, file), contents[index]!]));
}
