/** Media types of pictures made of pixels, by the extension of their file. */
export const pixelTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
} as const;

/** Media types of all pictures, by the extension of their file. */
export const imageTypes: Readonly<Record<string, string>> = { ...pixelTypes, svg: 'image/svg+xml' };
