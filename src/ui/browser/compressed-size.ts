/**
 * Returns the compressed size of a file in bytes, or undefined if the browser doesn't support the compression format.
 */
export async function compressedSize(file: Blob, format: 'gzip' | 'brotli'): Promise<number | undefined> {
  let compression: CompressionStream;
  try {
    // TypeScript's type only lists compression formats that all browsers support.
    compression = new CompressionStream(format as CompressionFormat);
  } catch {
    return undefined;
  }
  // Read the compressed data as a stream, because a bundle can have many megabytes.
  const reader = file.stream().pipeThrough(compression).getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) size += next.value.length;
  return size;
}
