import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder by hard links, which takes a twentieth of the time and no room. Files of the copy must be replaced, not written
 * to. On a host whose file system has no links, or for a folder on another disk, the files are copied.
 *
 * @param to does not exist yet
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [old, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
      return entry.isDirectory() ? linkFolder(old, copy) : link(old, copy).catch(() => copyFile(old, copy));
    }),
  );
}
