/** Case-insensitive name of a text encoding. The default is UTF-8. */
export type Encoding = string | undefined;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Encodes a string to bytes. Unknown encodings are treated as UTF-8. */
export function bytesOf(text: string, encoding: Encoding = 'utf8'): Uint8Array<ArrayBuffer> {
  switch (encoding.toLowerCase()) {
    case 'hex':
      return Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
    case 'base64':
    case 'base64url':
      return bytesOfBinary(atob(tidyBase64(text)));
    case 'latin1':
    case 'binary':
    case 'ascii':
      return bytesOfBinary(text);
    case 'ucs2':
    case 'ucs-2':
    case 'utf16le':
    case 'utf-16le': {
      const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
      return new Uint8Array(units.buffer);
    }
    default:
      return encoder.encode(text);
  }
}

/** Encodes as much of a string as fits into a buffer, without splitting characters. @returns number of bytes written */
export function writeText(text: string, into: Uint8Array, encoding: Encoding = 'utf8'): number {
  if (/^utf-?8$/i.test(encoding)) return encoder.encodeInto(text, into).written;
  const room = /^u(?:cs|tf)-?(?:2|16le)$/i.test(encoding) ? into.length - (into.length % 2) : into.length;
  const part = bytesOf(text, encoding).subarray(0, room);
  into.set(part);
  return part.length;
}

/** Normalizes base64, because Node.js accepts both of its alphabets and ignores all other characters. */
function tidyBase64(text: string): string {
  const letters = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/=[^]*$|[^\w+/]/g, '');
  return letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
}

function bytesOfBinary(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** Decodes bytes to a string with the given encoding. */
export function textOf(bytes: Uint8Array, encoding: Encoding = 'utf8'): string {
  switch (encoding.toLowerCase()) {
    case 'hex':
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    case 'base64':
      return btoa(binaryOf(bytes));
    case 'base64url':
      return btoa(binaryOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    case 'latin1':
    case 'binary':
      return binaryOf(bytes);
    case 'ascii':
      return binaryOf(bytes.map((byte) => byte & 0x7f));
    case 'ucs2':
    case 'ucs-2':
    case 'utf16le':
    case 'utf-16le':
      return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);
    default:
      return decoder.decode(bytes);
  }
}

/**
 * Converts bytes to a string with one character per byte. Works in slices, because the number of arguments of a
 * function call is limited.
 */
function binaryOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + 8192));
  return text;
}
