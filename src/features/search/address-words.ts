/** Returns queries derived from an unknown path: the words in its last part, and then the words in all its parts. */
export function wordsOfAddress(path: string): string[] {
  const parts = path
    .split('/')
    .map((part) => decode(part).replace(/\.(?:html?|mdx?)$/, ''))
    .map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);
  return [...new Set([parts.at(-1) ?? '', parts.join(' ')])].filter(Boolean);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
