/** Number of bytes read at a time from a stats file: large enough to be fast, and small enough to save memory. */
const PIECE = 4 * 1024 * 1024;

/**
 * Reads a stats file in chunks of UTF-8. Decompresses gzip files, and converts UTF-16 files, which PowerShell's `>`
 * writes.
 */
export async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (start[0] === 0x1f && start[1] === 0x8b) yield* read(blob.stream().pipeThrough(new DecompressionStream('gzip')));
  else if (start[0] === 0xff && start[1] === 0xfe) yield* recoded(blob, 'utf-16le');
  else if (start[0] === 0xfe && start[1] === 0xff) yield* recoded(blob, 'utf-16be');
  else
    for (let at = 0; at < blob.size; at += PIECE) yield new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer());
}

function recoded(blob: Blob, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder: ReadableWritablePair<string, ArrayBufferView<ArrayBuffer> | ArrayBuffer> = new TextDecoderStream(
    encoding,
  );
  return read(blob.stream().pipeThrough(decoder).pipeThrough(new TextEncoderStream()));
}

/** Iterates over a stream, because not all browsers support async iteration of streams. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
