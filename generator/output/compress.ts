/**
 * Compressed twins (`.br`, `.gz`) of text files, made by worker threads.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';
import { textTypes } from '../media-types.ts';

/**
 * Files at the root that an operator replaces by hand in an emergency (docs/offline.md). They have no compressed twins: hosts
 * would go on sending those.
 */
export const replacedByHand = ['sw.js', 'sw-kill.json'];

/** Whether a host gains from a compressed twin of the file. @param file relative to the root of the site */
export function compressible(file: string): boolean {
  return path.extname(file).slice(1) in textTypes && !replacedByHand.includes(file);
}

/**
 * Brotli's quality for a file. The scripts and styles of the app, and the search index, are fetched by many and are few: the
 * best there is.
 * Pages are many and change often; quality 8 takes a thirtieth of the time for a tenth more bytes.
 */
function brotliQuality(file: string, once: boolean): number {
  if (once) return constants.BROTLI_MIN_QUALITY;
  return /\/app\/(?:tools\/)?[^/]+\.(?:js|css)$|\/search\/[^/]+\.json$/.test(file) ? constants.BROTLI_MAX_QUALITY : 8;
}

/** Files that one worker gets at once; of those at the best quality it gets one. */
const batchSize = 32;

/**
 * Writes a `.br` and a `.gz` beside files, in worker threads that start with the first file: while a site is made, its files
 * are compressed one after the other.
 */
export class Compressor {
  readonly #once: boolean;
  readonly #slow: string[] = [];
  readonly #fast: string[] = [];
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  #isClosed = false;
  #error: Error | undefined;
  #wake: (() => void) | undefined;
  /** Files that were added, and those of them that are done. */
  added = 0;
  done = 0;

  /** @param once whether what is compressed is thrown away soon */
  constructor(once: boolean) {
    this.#once = once;
  }

  /** @param file absolute, written already; nothing comes of it after `close` */
  add(file: string): void {
    if (this.#isClosed) return;
    (brotliQuality(file, this.#once) === constants.BROTLI_MAX_QUALITY ? this.#slow : this.#fast).push(file);
    this.added += 1;
    const worker = this.#idle.pop() ?? (this.#workers.length < availableParallelism() ? this.#start() : undefined);
    if (worker) this.#feed(worker);
  }

  /**
   * Waits until all files that were added are done.
   * @param onProgress called from time to time meanwhile
   * @throws Error when a file cannot be compressed
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

  /** Ends the threads, whatever they are doing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }

  #start(): Worker {
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
    // The scripts of the app take longest: they go first, and one to a batch.
    const batch = this.#slow.length > 0 ? this.#slow.splice(0, 1) : this.#fast.splice(0, batchSize);
    if (batch.length === 0) this.#idle.push(worker);
    else worker.postMessage(batch.map((file) => ({ file, quality: brotliQuality(file, this.#once) })));
  }
}
