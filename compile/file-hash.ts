import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Hash of a file's content, in hexadecimal digits. */
export function hashOfContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Whether a file is there and still has that content. */
export function isUnchanged({ file, hash }: { file: string; hash: string }): boolean {
  try {
    return hashOfContent(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}
