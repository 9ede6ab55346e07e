import type { Asset } from '../../model/protocol.ts';

/** Maximum number of bytes of an emitted file to show, because more would make the editor slow. */
export const longestCode = 1_000_000;

/**
 * Returns the content of an emitted text file, truncated at {@link longestCode}. Returns `undefined` if the file isn't
 * text.
 */
export function codeOf({ content }: Asset): string | undefined {
  const isText = !content.subarray(0, 8000).includes(0);
  return isText ? new TextDecoder().decode(content.subarray(0, longestCode)) : undefined;
}
