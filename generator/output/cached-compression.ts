import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { writeNamedSync } from '../../compile/write-named.ts';

/** Time in milliseconds after which unused compressed files are removed from the cache: 30 days. */
const longest = 30 * 24 * 60 * 60 * 1000;

/**
 * Caches compressed files on disk, because some take long to compress. Files that haven't been used for 30 days are
 * removed.
 *
 * @param folder folder of the cache
 * @param key key of everything that determines the result
 * @param make creates the file if it isn't in the cache
 * @returns path of the file
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
  // Sets a cached file's time of last use, from the clock that the check for unused files uses rather than from the
  // file system's clock.
  utimesSync(kept, now, now);
  return kept;
}

/** Removes unused files from the cache, including incomplete ones of interrupted builds. */
function removeUnused(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another thread may have removed the cached file already.
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used !== undefined && now - used > longest) rmSync(file, { force: true });
  }
}
