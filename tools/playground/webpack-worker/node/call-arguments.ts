import { Buffer } from './buffer.ts';

/**
 * Converts the path argument of a file system function to a string. It may be a string, bytes, or a URL. @throws
 * TypeError for anything else
 */
export function pathOf(path: unknown): string {
  if (typeof path === 'string') return path;
  if (path instanceof URL) return decodeURIComponent(path.pathname);
  if (path instanceof Uint8Array) return Buffer.from(path).toString();
  throw Object.assign(new TypeError(`The "path" argument must be of type string or an instance of Buffer or URL.`), {
    code: 'ERR_INVALID_ARG_TYPE',
  });
}

/**
 * Converts the content to write to a file. A string stays a string if its encoding is UTF-8. @throws TypeError if the
 * content is neither a string nor bytes
 */
export function contentOf(data: unknown, encoding: string): Uint8Array | string {
  if (typeof data === 'string') return /^utf-?8$/i.test(encoding) ? data : Buffer.from(data, encoding);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice();
  throw Object.assign(new TypeError('The "data" argument must be of type string or an instance of Buffer.'), {
    code: 'ERR_INVALID_ARG_TYPE',
  });
}
