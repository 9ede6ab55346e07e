/**
 * Worker that compresses data with Brotli at the default quality of Node.js and answers with the size, in order;
 * `undefined` if the encoder failed.
 */
import { compress } from 'brotli/compress';

let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  last = last.then(async () => {
    const compressed = data.length === 0 ? undefined : await compress(data);
    // Empty input, which the encoder doesn't support, is one byte.
    postMessage(data.length === 0 ? 1 : compressed?.length);
  });
});
