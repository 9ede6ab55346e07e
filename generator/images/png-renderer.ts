/** Converts SVG to PNG in worker threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A renderer that must be closed. */
export interface PngRenderer {
  /** @param width of the PNG in pixels; rejects if the SVG can't be rendered */
  render(svg: string, width: number): Promise<Uint8Array>;
  /** Stops the threads once all images are rendered. */
  close(): Promise<void>;
}

interface Job {
  svg: string;
  width: number;
  resolve: (png: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** The library leaks about 3 MB per image until its thread exits, so threads are replaced after this many. */
const imagesPerThread = 32;

/** Creates a renderer; threads start when there is work and stop when there is none. */
export function openPngRenderer(): PngRenderer {
  const waiting: Job[] = [];
  const threads = new Set<Promise<void>>();

  const startThread = () => {
    const thread = drawSome(waiting).finally(() => {
      threads.delete(thread);
      if (waiting.length > 0) startThread();
    });
    threads.add(thread);
  };

  return {
    render: (svg, width) =>
      new Promise((resolve, reject) => {
        waiting.push({ svg, width, resolve, reject });
        if (threads.size < availableParallelism()) startThread();
      }),
    async close() {
      while (threads.size > 0) await Promise.all(threads);
    },
  };
}

/** Renders queued images in a thread, up to its limit. */
async function drawSome(waiting: Job[]): Promise<void> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
  try {
    for (let done = 0; done < imagesPerThread; done += 1) {
      const job = waiting.shift();
      if (!job || !(await draw(worker, job))) return;
    }
  } finally {
    await worker.terminate();
  }
}

/** Settles the job, and returns whether the thread can be reused: an error ends it. */
function draw(worker: Worker, { svg, width, resolve, reject }: Job): Promise<boolean> {
  return new Promise((settle) => {
    worker.removeAllListeners();
    worker.once('message', (png: Uint8Array) => {
      resolve(png);
      settle(true);
    });
    worker.once('error', (error: Error) => {
      reject(error as Error);
      settle(false);
    });
    worker.postMessage({ svg, width });
  });
}
