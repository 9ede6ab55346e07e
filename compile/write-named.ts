import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

/** Writes a file. @throws system error whose message names the file, which Node's own doesn't if the disk is full */
export async function writeNamed(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw withFile(error as Error, file);
  }
}

/** Synchronous version, for worker threads. */
export function writeNamedSync(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw withFile(error as Error, file);
  }
}

/**
 * Adds the file to a system error's message, as in Node's `ENOENT: no such file or directory, open '/nowhere/a'`,
 * because a worker thread passes on only the message. Unchanged if the error already names a file.
 */
export function withFile(error: Error, file: string): Error {
  if (/^E[A-Z]+: [^,]*, \w+$/.test(error.message)) error.message += ` '${file}'`;
  return error;
}
