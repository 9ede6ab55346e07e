/**
 * Reads the recorded results of building old webpack configurations with packages from their time.
 * `record-old-builds.ts` records them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The recorded results of building old webpack configurations. */
export interface OldBuilds {
  /** Versions of the packages that were installed together, by the name of the group. */
  sets: Record<string, Record<string, string>>;
  /** Build results by the name of the webpack configuration. */
  builds: Record<string, OldBuild>;
}

export interface OldBuild {
  /** Hash of the webpack configuration that was built. */
  text: string;
  /**
   * The group of packages that could build the configuration, and the number of emitted files. Absent if none could.
   */
  built?: { by: string; files: number };
  /** Error messages of the package groups that couldn't build the configuration, by the name of the group. */
  refused: Record<string, string>;
}

export const oldBuildsFile = fileURLToPath(new URL('./old-builds.json', import.meta.url));

export function readOldBuilds(): OldBuilds {
  return JSON.parse(readFileSync(oldBuildsFile, 'utf8')) as OldBuilds;
}

/**
 * Returns the hash of a webpack configuration. It shows whether a recorded build result belongs to the current version
 * of the configuration.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
