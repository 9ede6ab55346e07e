/** Bytes read at a time: large enough that waiting for each costs nothing, small enough that memory does not notice. */
const PIECE = 4 * 1024 * 1024;

/**
 * The bytes of a stats file as UTF-8, piece by piece. A file that is compressed with gzip is opened, and one in UTF-16, as
 * PowerShell's `>` writes it, is brought into UTF-8.
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

/** Not every browser lets a stream be iterated. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
