/** Converts SVG to PNG in worker threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A renderer of SVG images, which must be closed. */
export interface PngRenderer {
  /**
   * Renders an SVG as PNG. Rejects if the SVG can't be rendered.
   *
   * @param width width of the PNG in pixels
   */
  render(svg: string, width: number): Promise<Uint8Array>;
  /** Waits until all images are rendered, then stops the worker threads. */
  close(): Promise<void>;
}

interface Job {
  svg: string;
  width: number;
  resolve: (png: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Number of images after which a worker thread is replaced, because the rendering library leaks about 3 MB per image
 * until its thread exits.
 */
const imagesPerThread = 32;

/** Creates a renderer of images. Worker threads start when there is work, and stop when there is none. */
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

/** Renders queued images in a worker thread, up to the thread's limit. */
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

/**
 * Renders an image and settles the promise of its job. Returns whether the worker thread can be reused, because an
 * error ends it.
 */
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
