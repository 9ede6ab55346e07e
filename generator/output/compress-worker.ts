import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
import { writeNamedSync } from '../../compile/write-named.ts';
import { cacheFolder } from '../paths.ts';
import { cachedCompression } from './cached-compression.ts';

const cache = path.join(cacheFolder, 'compressed');

/**
 * Minimum size in bytes of a file whose compressed version is cached at the best quality. Such files take long to
 * compress: 20 seconds for the playground.
 */
const large = 300_000;

interface Task {
  content: Uint8Array;
  quality: number;
}

/**
 * Each message to this worker contains a batch of files to compress. The worker posts back the number of finished
 * files.
 */
parentPort?.on('message', (batch: { file: string; quality: number }[]) => {
  for (const { file, quality } of batch) {
    const task = { content: readFileSync(file), quality };
    if (task.content.length < large || quality < constants.BROTLI_MAX_QUALITY)
      writeNamedSync(`${file}.br`, compress(task));
    else
      copyFileSync(
        cachedCompression(cache, keyOf({ task, brotli: process.versions.brotli }), () => compress(task)),
        `${file}.br`,
      );
    writeNamedSync(`${file}.gz`, gzipSync(task.content, { level: 9 }));
  }
  parentPort?.postMessage(batch.length);
});

function compress({ content, quality }: Task): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}
