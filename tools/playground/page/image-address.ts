import { imageTypes } from '../../../src/model/image-types.ts';

/**
 * Creates a data URL for showing an image file. Returns undefined for other files. @param base64 returns the file's
 * content as base64
 */
export function imageAddress(name: string, base64: () => string): string | undefined {
  const type = imageTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type && `data:${type};base64,${base64()}`;
}
