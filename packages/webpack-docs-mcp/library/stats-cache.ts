import { openAsBlob, statSync } from 'node:fs';
import type { Build } from '../../../tools/bundle-explorer/model/build.ts';
import { readStats } from '../../../tools/bundle-explorer/model/read/read-stats.ts';
import { piecesOf } from '../../../tools/bundle-explorer/page/worker/pieces-of.ts';

/**
 * Reads webpack's stats files. The last one is cached, because several questions about the same bundle usually follow
 * each other.
 */
export interface StatsCache {
  /**
   * Returns the builds that a stats file contains.
   *
   * @param file absolute path
   * @throws StatsFailure if the file doesn't contain stats, and file system errors
   */
  buildsOf(file: string): Promise<Build[]>;
}

/** Creates an empty cache for stats files. */
export function openStatsCache(): StatsCache {
  let kept: { key: string; builds: Promise<Build[]> } | undefined;
  return {
    buildsOf(file) {
      const { mtimeMs, size } = statSync(file);
      const key = `${file} ${mtimeMs} ${size}`;
      if (kept?.key !== key) {
        kept = { key, builds: read(file) };
        kept.builds.catch(() => (kept = undefined));
      }
      return kept.builds;
    },
  };
}

/** Reads a stats file as a stream, so that its text is never in memory as a whole. */
async function read(file: string): Promise<Build[]> {
  return readStats(piecesOf(await openAsBlob(file)));
}
