/** Web worker that reads and measures files, so that the page stays responsive and the memory is freed afterwards. */
import { readStats, StatsFailure } from '../../model/read/read-stats.ts';
import { measureFiles } from './measure-files.ts';
import type { StatsAnswer, StatsSource, StatsTask } from './messages.ts';
import { piecesOf } from './pieces-of.ts';

const answer = (message: StatsAnswer): void => self.postMessage(message);

addEventListener('message', ({ data }: MessageEvent<StatsTask>) => {
  work(data).then(answer, (error: unknown) => answer({ kind: 'failed', message: inWords(error) }));
});

async function work(task: StatsTask): Promise<StatsAnswer> {
  if (task.kind === 'emitted') return { kind: 'emitted', emitted: await measureFiles(task.build, task.files) };
  const blob = await blobOf(task.source);
  const builds = await readStats(piecesOf(blob), (count) => answer({ kind: 'progress', share: count / blob.size }));
  return { kind: 'stats', builds };
}

/**
 * Returns the bytes of the stats to read. The example is loaded in the worker, because a worker's chunks don't enlarge
 * the runtime of the site's pages.
 */
async function blobOf(source: StatsSource): Promise<Blob> {
  if (typeof source !== 'string') return source;
  const { now, before } = await import(/* webpackChunkName: "bundle-sample" */ 'site/bundle-sample.js');
  return new Blob([source === 'example' ? now : before]);
}

function inWords(error: unknown): string {
  if (error instanceof StatsFailure) return error.message;
  if (error instanceof Error && error.name === 'ChunkLoadError') return TEXTS.bundleExplorer.exampleFailed;
  if (error instanceof RangeError) return TEXTS.bundleExplorer.tooLarge;
  // Report the browser's error: it can no longer read the file, or the gzip data is invalid.
  return TEXTS.bundleExplorer.unreadable(error instanceof Error ? error.message : String(error));
}
