import type { StatsAnswer, StatsTask } from './worker/messages.ts';

/** Error thrown when a dropped file couldn't be read. The message is shown to the user. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * Runs a task in a web worker, which is terminated afterwards.
 * @param onProgress called with the share of the file that has been read, from 0 to 1
 * @param signal terminates the worker when it is aborted
 * @throws Unreadable that explains the problem and what to do
 */
export function askWorker(
  task: StatsTask,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<Exclude<StatsAnswer, { kind: 'progress' | 'failed' }>> {
  const worker = new Worker(
    /* webpackChunkName: "bundle-worker" */ new URL('./worker/stats-worker.ts', import.meta.url),
  );
  return new Promise<Exclude<StatsAnswer, { kind: 'progress' | 'failed' }>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<StatsAnswer>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else if (data.kind === 'failed') reject(new Unreadable(data.message));
      else resolve(data);
    });
    worker.addEventListener('error', () => reject(new Unreadable(TEXTS.bundleExplorer.workerGone)));
    signal.addEventListener('abort', () => reject(new Unreadable(TEXTS.bundleExplorer.canceled)));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
