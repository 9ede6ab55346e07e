import { pixelTypes } from '../src/model/image-types.ts';

/** Media types of text files, by file extension. These files are also written in compressed form. */
export const textTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** Media types of files other than text, by file extension. */
export const binaryTypes: Record<string, string> = {
  ...pixelTypes,
  woff2: 'font/woff2',
};

/** Returns the media type of a file, by its name. */
export function mediaType(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return textTypes[extension] ?? binaryTypes[extension] ?? 'application/octet-stream';
}
