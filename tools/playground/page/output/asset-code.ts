import type { Asset } from '../../model/protocol.ts';

/** Maximum bytes of a shown file, because a larger one would make the editor slow. */
export const longestCode = 1_000_000;

/** The text of an emitted file, truncated at {@link longestCode}; undefined if it isn't text. */
export function codeOf({ content }: Asset): string | undefined {
  const isText = !content.subarray(0, 8000).includes(0);
  return isText ? new TextDecoder().decode(content.subarray(0, longestCode)) : undefined;
}
