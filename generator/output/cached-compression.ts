import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { writeNamedSync } from '../../compile/write-named.ts';

/** Maximum age of unused files in milliseconds: 30 days. */
const longest = 30 * 24 * 60 * 60 * 1000;

/**
 * Disk cache for compressed files that take long to create. Files unused for 30 days are removed.
 *
 * @param folder of the cache
 * @param key of everything that determines the result
 * @param make called on a cache miss
 * @returns the file
 */
export function cachedCompression(folder: string, key: string, make: () => Uint8Array): string {
  const kept = path.join(folder, `${key}.br`);
  const now = new Date();
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    removeUnused(folder, now.getTime());
    const made = `${kept}.${process.pid}.${threadId}`;
    writeNamedSync(made, make());
    renameSync(made, kept);
  }
  // Uses the same clock as the expiry check, rather than the file system's.
  utimesSync(kept, now, now);
  return kept;
}

/** Also removes incomplete files of interrupted builds. */
function removeUnused(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another thread may have removed it.
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used !== undefined && now - used > longest) rmSync(file, { force: true });
  }
}
