/** How many bytes a file has once it is compressed; `undefined` where the browser does not know the format. */
export async function compressedSize(file: Blob, format: 'gzip' | 'brotli'): Promise<number | undefined> {
  let compression: CompressionStream;
  try {
    // Browsers differ in what they know, and the types name what all of them know.
    compression = new CompressionStream(format as CompressionFormat);
  } catch {
    return undefined;
  }
  // Piece by piece: a bundle can have many megabytes.
  const reader = file.stream().pipeThrough(compression).getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) size += next.value.length;
  return size;
}
