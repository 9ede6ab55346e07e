import type { Asset } from '../../model/protocol.ts';

/** Bytes after which a file is cut: an editor full of a larger one would make the page slow. */
export const longestCode = 1_000_000;

/** The text of an emitted file, cut after {@link longestCode}; nothing where it is no text. */
export function codeOf({ content }: Asset): string | undefined {
  const isText = !content.subarray(0, 8000).includes(0);
  return isText ? new TextDecoder().decode(content.subarray(0, longestCode)) : undefined;
}
