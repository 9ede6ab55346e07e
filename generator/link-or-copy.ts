import { copyFile, link } from 'node:fs/promises';

/**
 * Gives a file a second name, by a hard link where the file system has them, and as a copy elsewhere. For files that are never
 * written in place.
 * @throws Error with the code `ENOENT` where there is no such file
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    await copyFile(from, to);
  }
}
