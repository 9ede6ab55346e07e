import { imageTypes } from '../../../src/model/image-types.ts';

/** Data URL for showing an image; undefined for other files. @param base64 returns its bytes */
export function imageAddress(name: string, base64: () => string): string | undefined {
  const type = imageTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type && `data:${type};base64,${base64()}`;
}
