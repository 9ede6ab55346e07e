import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

/**
 * Writes a file.
 *
 * @throws system error whose message names the file; Node.js doesn't name it if the disk is full
 */
export async function writeNamed(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw withFile(error as Error, file);
  }
}

/** Synchronous version of `writeNamed`, for worker threads. */
export function writeNamedSync(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw withFile(error as Error, file);
  }
}

/**
 * Adds the file's path to the message of a system error, as in Node's `ENOENT: no such file or directory, open
 * '/nowhere/a'`. It must be in the message, because a worker thread passes on nothing else. An error that already names
 * a file is returned unchanged.
 */
export function withFile(error: Error, file: string): Error {
  if (/^E[A-Z]+: [^,]*, \w+$/.test(error.message)) error.message += ` '${file}'`;
  return error;
}
