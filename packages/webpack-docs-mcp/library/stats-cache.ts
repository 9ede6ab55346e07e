import { openAsBlob, statSync } from 'node:fs';
import type { Build } from '../../../tools/bundle-explorer/model/build.ts';
import { readStats } from '../../../tools/bundle-explorer/model/read/read-stats.ts';
import { piecesOf } from '../../../tools/bundle-explorer/page/worker/pieces-of.ts';

/** Reads stats files, and caches the last one, because questions about a bundle come in series. */
export interface StatsCache {
  /**
   * Builds in a file.
   *
   * @param file absolute path
   * @throws StatsFailure, and file system errors
   */
  buildsOf(file: string): Promise<Build[]>;
}

/** Creates an empty cache. */
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

/** Streams the file, so that its text is never in memory as a whole. */
async function read(file: string): Promise<Build[]> {
  return readStats(piecesOf(await openAsBlob(file)));
}
