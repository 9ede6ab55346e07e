import { imageTypes } from '../../../src/model/image-types.ts';

/** The address of a picture that is shown from its bytes; nothing for files of another kind. @param base64 gives its bytes */
export function imageAddress(name: string, base64: () => string): string | undefined {
  const type = imageTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type && `data:${type};base64,${base64()}`;
}
