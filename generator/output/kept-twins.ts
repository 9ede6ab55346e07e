import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { writeNamedSync } from '../../compile/write-named.ts';

/** Milliseconds after which what no build has used is removed: 30 days. */
const longest = 30 * 24 * 60 * 60 * 1000;

/**
 * Where a compressed twin that takes long to make is kept between builds. What was not used for 30 days is removed.
 *
 * @param folder of the kept twins
 * @param key of all that decides what the twin is
 * @param make called if it is not there yet
 * @returns the file
 */
export function keptTwin(folder: string, key: string, make: () => Uint8Array): string {
  const kept = path.join(folder, `${key}.br`);
  const now = new Date();
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    removeUnused(folder, now.getTime());
    const made = `${kept}.${process.pid}.${threadId}`;
    writeNamedSync(made, make());
    renameSync(made, kept);
  }
  // By the clock that decides what is old, whatever the file system's says.
  utimesSync(kept, now, now);
  return kept;
}

/** Also what a build that was stopped had not finished. */
function removeUnused(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another thread may have removed it meanwhile.
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used !== undefined && now - used > longest) rmSync(file, { force: true });
  }
}
