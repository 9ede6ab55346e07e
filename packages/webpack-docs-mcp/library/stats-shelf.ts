import { openAsBlob, statSync } from 'node:fs';
import type { Build } from '../../../tools/bundle-explorer/model/build.ts';
import { readStats } from '../../../tools/bundle-explorer/model/read/read-stats.ts';
import { piecesOf } from '../../../tools/bundle-explorer/page/worker/pieces-of.ts';

/** Reads stats files, and keeps the last one: who asks about a bundle asks more than once. */
export interface StatsShelf {
  /** Builds of a file. @param file absolute @throws StatsFailure, and errors of the system */
  buildsOf(file: string): Promise<Build[]>;
}

/** An empty shelf. */
export function openStatsShelf(): StatsShelf {
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

/** Piece by piece: neither the text nor the whole of it is ever in memory. */
async function read(file: string): Promise<Build[]> {
  return readStats(piecesOf(await openAsBlob(file)));
}
