import { copyFile, link } from 'node:fs/promises';

/**
 * Hard-links a file, or copies it if the file system doesn't support hard links. Use it only for files that are never
 * modified in place.
 *
 * @throws Error with the code `ENOENT` if the file doesn't exist
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    await copyFile(from, to);
  }
}
