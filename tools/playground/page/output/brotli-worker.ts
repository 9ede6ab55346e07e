/**
 * Web worker that compresses each message with Brotli at Node.js's default quality. It replies with the sizes in order,
 * or with undefined if the encoder failed.
 */
import { compress } from 'brotli/compress';

let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  last = last.then(async () => {
    const compressed = data.length === 0 ? undefined : await compress(data);
    // The Brotli encoder doesn't support empty input, whose compressed size is one byte.
    postMessage(data.length === 0 ? 1 : compressed?.length);
  });
});
