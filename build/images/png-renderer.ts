/**
 * SVG to PNG in worker threads.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Renders while it is open. */
export interface PngRenderer {
  /** @param width of the PNG in pixels; rejects when the SVG cannot be rendered */
  render(svg: string, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Job {
  svg: string;
  width: number;
  resolve: (png: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** Opens a renderer; its threads start with the first image. */
export function openPngRenderer(): PngRenderer {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const all: Worker[] = [];

  const next = (worker: Worker) => {
    const job = waiting.shift();
    if (!job) {
      idle.push(worker);
      return;
    }
    const failed = (error: Error) => job.reject(error);
    worker.once('error', failed);
    worker.once('message', (png: Uint8Array) => {
      worker.off('error', failed);
      job.resolve(png);
      next(worker);
    });
    worker.postMessage({ svg: job.svg, width: job.width });
  };

  return {
    render: (svg, width) =>
      new Promise((resolve, reject) => {
        waiting.push({ svg, width, resolve, reject });
        const worker = idle.pop();
        if (worker) next(worker);
        else if (all.length < availableParallelism()) {
          const started = new Worker(new URL('./render-worker.ts', import.meta.url));
          all.push(started);
          next(started);
        }
      }),
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
