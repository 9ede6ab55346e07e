import path from 'node:path';

/** File types that the transferred bytes of a visit are grouped by. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

const types: Record<string, [type: string, kind: Kind]> = {
  html: ['text/html; charset=utf-8', 'html'],
  js: ['text/javascript', 'js'],
  css: ['text/css', 'css'],
  woff2: ['font/woff2', 'font'],
  svg: ['image/svg+xml', 'image'],
  png: ['image/png', 'image'],
  jpg: ['image/jpeg', 'image'],
  webp: ['image/webp', 'image'],
  avif: ['image/avif', 'image'],
  json: ['application/json', 'other'],
};

/**
 * Returns the media type and the group of a file, based on its extension. Formats that are already compressed
 * (`packed`) are sent as they are.
 */
export function lookUpType(file: string): { type: string; kind: Kind; packed: boolean } {
  const [type, kind] = types[path.extname(file).slice(1)] ?? ['application/octet-stream', 'other'];
  return { type, kind, packed: /\.(woff2|png|jpg|webp|avif)$/.test(file) };
}
