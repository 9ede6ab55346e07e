/**
 * SVG to PNG in worker threads.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Renders while it is open. */
export interface PngRenderer {
  /** @param width of the PNG in pixels; rejects when the SVG cannot be rendered */
  render(svg: string, width: number): Promise<Uint8Array>;
  /** Ends the threads once all images are done. */
  close(): Promise<void>;
}

interface Job {
  svg: string;
  width: number;
  resolve: (png: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** The renderer keeps the memory of its images, about 3 MB each, for as long as its thread lives: so threads are replaced. */
const imagesPerThread = 32;

/** Opens a renderer; a thread starts when there is something to draw, and ends when there is nothing left. */
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

/** Draws waiting images in a thread of its own, until there are none or it has had its share. */
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

/** Settles the job, and says whether the thread can take another one: an error ends it. */
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
