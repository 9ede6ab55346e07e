import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the hexadecimal hash of a file's content. */
export function hashOfContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Whether a file still exists and its hash is unchanged. */
export function isUnchanged({ file, hash }: { file: string; hash: string }): boolean {
  try {
    return hashOfContent(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}
