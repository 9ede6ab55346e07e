/** Media types of raster images, by file extension. */
export const pixelTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
} as const;

/** Media types of all images, including vector images, by file extension. */
export const imageTypes: Readonly<Record<string, string>> = { ...pixelTypes, svg: 'image/svg+xml' };
