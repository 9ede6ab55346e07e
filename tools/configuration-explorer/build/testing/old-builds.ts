/**
 * Reads the recorded results of building the old configurations with packages from their time. `record-old-builds.ts`
 * records them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The recorded results. */
export interface OldBuilds {
  /** Versions of the installed packages, by the name of their set. */
  sets: Record<string, Record<string, string>>;
  /** Results by the name of the configuration. */
  builds: Record<string, OldBuild>;
}

export interface OldBuild {
  /** Hash of the configuration that was built. */
  text: string;
  /** The set of packages that could build the configuration, and the number of emitted files. Absent if none could. */
  built?: { by: string; files: number };
  /** Error messages of the sets that couldn't build the configuration, by the name of the set. */
  refused: Record<string, string>;
}

export const oldBuildsFile = fileURLToPath(new URL('./old-builds.json', import.meta.url));

export function readOldBuilds(): OldBuilds {
  return JSON.parse(readFileSync(oldBuildsFile, 'utf8')) as OldBuilds;
}

/**
 * Returns the hash of a configuration. It shows whether a recorded result belongs to the current version of the
 * configuration.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
