/**
 * Names of the chunks that contain a single page or sidebar.
 *
 * The content hash is part of the chunk *name*, instead of webpack's `[contenthash]`. The runtime then needs no table
 * of hashes, so that the initial load doesn't grow with the number of pages. Editing a page changes only its own chunk
 * and the route table; all other documents stay byte-identical.
 */
import { createHash } from 'node:crypto';

/** Matches the names of chunks that contain a single page or sidebar. */
export const contentChunk = /^(?:pages|sections)\//;

/** Returns the first eight hexadecimal digits of the hash of a module's source. */
export function shortHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}
