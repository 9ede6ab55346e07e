import { percentDecoded } from '../../model/url.ts';

/**
 * Returns search queries derived from an unknown path: first the words in its last segment, and then the words in all
 * its segments.
 */
export function wordsOfAddress(path: string): string[] {
  const parts = path
    .split('/')
    .map((part) => percentDecoded(part).replace(/\.(?:html?|mdx?)$/, ''))
    .map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);
  return [...new Set([parts.at(-1) ?? '', parts.join(' ')])].filter(Boolean);
}
