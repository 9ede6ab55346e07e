/** Encodes bytes as base64, with padding. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Encode the bytes in slices, because a function call can only take a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  return btoa(parts.join(''));
}

/**
 * Decodes base64, with or without padding.
 * @throws DOMException for invalid characters
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
