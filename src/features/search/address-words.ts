import { percentDecoded } from '../../model/url.ts';

/** Returns queries derived from an unknown path: the words in its last part, and then the words in all its parts. */
export function wordsOfAddress(path: string): string[] {
  const parts = path
    .split('/')
    .map((part) => percentDecoded(part).replace(/\.(?:html?|mdx?)$/, ''))
    .map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);
  return [...new Set([parts.at(-1) ?? '', parts.join(' ')])].filter(Boolean);
}
