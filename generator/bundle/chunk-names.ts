/**
 * Names of the chunks that hold one page or one sidebar.
 *
 * The hash of the content is part of the *name*, given here, and not of webpack's `[contenthash]`: so the runtime needs no
 * table of hashes, a first visit downloads nothing that grows with the number of pages, and an edited page changes its own
 * chunk and the route table alone. The documents of all other pages stay as they are, byte for byte.
 */
import { createHash } from 'node:crypto';

/** Names of the chunks that hold one page or one sidebar. */
export const contentChunk = /^(?:pages|sections)\//;

/** Eight hexadecimal digits of the source's hash. */
export function shortHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}
