/**
 * Compressed twins (`.br`, `.gz`) of text files, made by worker threads.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';
import { textTypes } from '../media-types.ts';

/** Whether a host gains from a compressed twin of the file. */
export function compressible(file: string): boolean {
  return path.extname(file).slice(1) in textTypes;
}

/**
 * Brotli's quality for a file. The scripts and styles of the app, and the search index, are fetched by many and are few: the
 * best there is.
 * Pages are many and change often; quality 8 takes a thirtieth of the time for a tenth more bytes.
 */
export function brotliQuality(file: string): number {
  return /\/app\/[^/]+\.(?:js|css)$|\/search\/[^/]+\.json$/.test(file) ? constants.BROTLI_MAX_QUALITY : 8;
}

/** Files that one worker gets at once. */
const batchSize = 32;

/**
 * Writes a `.br` and a `.gz` beside each file.
 * @param files absolute
 * @param onFile called as each is done
 */
export async function compressFiles(files: string[], onFile: () => void): Promise<void> {
  if (files.length === 0) return;
  const batches: string[][] = [];
  // The scripts of the app take longest: they go first, and one to a batch.
  const slow = files.filter((file) => brotliQuality(file) === constants.BROTLI_MAX_QUALITY);
  const fast = files.filter((file) => brotliQuality(file) !== constants.BROTLI_MAX_QUALITY);
  for (const file of slow) batches.push([file]);
  for (let start = 0; start < fast.length; start += batchSize) batches.push(fast.slice(start, start + batchSize));

  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./compress-worker.ts', import.meta.url));
      const next = () => {
        const batch = batches.shift();
        if (batch) worker.postMessage(batch.map((file) => ({ file, quality: brotliQuality(file) })));
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (done: number) => {
        for (let count = 0; count < done; count += 1) onFile();
        next();
      });
      worker.on('error', reject);
      next();
    });
  const workers = Math.min(availableParallelism(), batches.length);
  await Promise.all(Array.from({ length: workers }, run));
}
