/** Writes compressed versions (`.br`, `.gz`) of text files in worker threads. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';
import { textTypes } from '../media-types.ts';

/**
 * Files of the site that an operator may replace by hand in an emergency (docs/offline.md). They aren't compressed,
 * because hosts would continue to serve the compressed versions.
 */
export const replacedByHand = ['sw.js', 'sw-kill.json'];

/**
 * Whether a file of the site should be compressed.
 *
 * @param file path relative to the root of the site
 */
export function compressible(file: string): boolean {
  return path.extname(file).slice(1) in textTypes && !replacedByHand.includes(file);
}

/**
 * Returns the Brotli quality for a file. Scripts, styles, and the search index get the best quality, because they are
 * few and often requested. There are many pages, which change often, so they get quality 8. It takes a thirtieth of the
 * time and results in a tenth more bytes.
 */
function brotliQuality(file: string, once: boolean): number {
  if (once) return constants.BROTLI_MIN_QUALITY;
  return /\/app\/(?:tools\/)?[^/]+\.(?:js|css)$|\/search\/[^/]+\.json$/.test(file) ? constants.BROTLI_MAX_QUALITY : 8;
}

/** Maximum number of files that a thread compresses per batch. At the best quality, a batch is a single file. */
const batchSize = 32;

/**
 * Writes `.br` and `.gz` versions of files in worker threads. Once started, the compressor handles each file as soon as
 * a thread is free, so that compression overlaps with the rest of the build.
 */
export class Compressor {
  readonly #once: boolean;
  readonly #slow: string[] = [];
  readonly #fast: string[] = [];
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  #isStarted = false;
  #isClosed = false;
  #error: Error | undefined;
  #wake: (() => void) | undefined;
  /** Numbers of files that have been added and that have been compressed. */
  added = 0;
  done = 0;

  /** @param once whether to compress fast, for throwaway builds */
  constructor(once: boolean) {
    this.#once = once;
  }

  /**
   * Adds a file to compress, unless the compressor has been closed.
   *
   * @param file absolute path of a complete file
   */
  add(file: string): void {
    if (this.#isClosed) return;
    (brotliQuality(file, this.#once) === constants.BROTLI_MAX_QUALITY ? this.#slow : this.#fast).push(file);
    this.added += 1;
    if (this.#isStarted) this.#engage();
  }

  /** Starts compressing the files added so far. Files added later are then compressed immediately. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (let waiting = this.added; waiting > 0; waiting -= batchSize) this.#engage();
  }

  /**
   * Waits until all added files have been compressed.
   *
   * @param onProgress called periodically
   * @throws Error if a file can't be compressed
   */
  async settled(onProgress: () => void = () => undefined): Promise<void> {
    while (this.done < this.added && !this.#error) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      onProgress();
    }
    if (this.#error) throw this.#error;
  }

  /** Stops the worker threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }

  /**
   * Gives the next batch of files to an idle thread, or starts another thread unless there are as many as CPU cores.
   */
  #engage(): void {
    const worker = this.#idle.pop() ?? (this.#workers.length < availableParallelism() ? this.#open() : undefined);
    if (worker) this.#feed(worker);
  }

  #open(): Worker {
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url));
    this.#workers.push(worker);
    worker.on('message', (count: number) => {
      this.done += count;
      this.#feed(worker);
      this.#wake?.();
    });
    worker.on('error', (error: Error) => {
      this.#error = error;
      this.#wake?.();
    });
    return worker;
  }

  #feed(worker: Worker): void {
    // Compresses the app's scripts first, one per batch, because they take longest.
    const batch = this.#slow.length > 0 ? this.#slow.splice(0, 1) : this.#fast.splice(0, batchSize);
    if (batch.length === 0) this.#idle.push(worker);
    else worker.postMessage(batch.map((file) => ({ file, quality: brotliQuality(file, this.#once) })));
  }
}
