/** What the packages of old made of the old configurations: recorded by `record-old-builds.ts`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The record. */
export interface OldBuilds {
  /** Installed packages with their versions, by name of the set. */
  sets: Record<string, Record<string, string>>;
  /** Results by name of the configuration. */
  builds: Record<string, OldBuild>;
}

export interface OldBuild {
  /** Hash of the configuration that was built. */
  text: string;
  /** The set that built it, and the number of files that came out; absent if none did. */
  built?: { by: string; files: number };
  /** What the sets said that did not build it. */
  refused: Record<string, string>;
}

export const oldBuildsFile = fileURLToPath(new URL('./old-builds.json', import.meta.url));

export function readOldBuilds(): OldBuilds {
  return JSON.parse(readFileSync(oldBuildsFile, 'utf8')) as OldBuilds;
}

/** Hash of a configuration, by which a record of another text is found out. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
