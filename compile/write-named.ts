import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

/** Writes a file. @throws Error of the system, whose message names the file: where a disk is full, Node's own does not */
export async function writeNamed(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw withFile(error as Error, file);
  }
}

/** The same for threads, which wait for the disk. */
export function writeNamedSync(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw withFile(error as Error, file);
  }
}

/**
 * Has an error of the system name a file as Node does in `ENOENT: no such file or directory, open '/nowhere/a'`: in the message,
 * which is all that comes out of a thread. Where it names one already, it stays as it is.
 */
export function withFile(error: Error, file: string): Error {
  if (/^E[A-Z]+: [^,]*, \w+$/.test(error.message)) error.message += ` '${file}'`;
  return error;
}
