/** Reads what the reader chose, away from the page, so that it stays usable; its memory goes when it has answered. */
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

/** The example is loaded here, since chunks of a worker cost the pages of the site nothing. */
async function blobOf(source: StatsSource): Promise<Blob> {
  if (typeof source !== 'string') return source;
  const { now, before } = await import(/* webpackChunkName: "bundle-sample" */ 'site/bundle-sample.js');
  return new Blob([source === 'example' ? now : before]);
}

function inWords(error: unknown): string {
  if (error instanceof StatsFailure) return error.message;
  if (error instanceof Error && error.name === 'ChunkLoadError') return TEXTS.bundleExplorer.exampleFailed;
  if (error instanceof RangeError) return TEXTS.bundleExplorer.tooLarge;
  // What the browser says of a file that it may not read any more, or that is no gzip.
  return TEXTS.bundleExplorer.unreadable(error instanceof Error ? error.message : String(error));
}
