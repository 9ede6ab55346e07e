/**
 * Compresses what it is sent with brotli at the quality that Node.js and builds use by default, and answers with the bytes
 * that are left, in the order of the questions: `undefined` where the encoder gave up.
 */
import { compress } from 'brotli/compress';

let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  last = last.then(async () => {
    const compressed = data.length === 0 ? undefined : await compress(data);
    // No bytes are one byte, which the encoder does not know.
    postMessage(data.length === 0 ? 1 : compressed?.length);
  });
});
