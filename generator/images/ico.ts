/**
 * Wraps a square PNG in the format of `favicon.ico`, which browsers request if no icon is declared, for example for a
 * JSON file.
 */
export function icoOf(png: Uint8Array, width: number): Uint8Array {
  const headerLength = 22;
  const header = Buffer.alloc(headerLength);
  // ICO header: the file type is icon, and it contains one image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  // ICO image entry: one color plane, and 32 bits per pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(headerLength, 18);
  return Buffer.concat([header, png]);
}
