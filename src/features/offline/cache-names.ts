import { basePath } from '../../model/on-host.ts';

/**
 * Caches of the offline worker. A new number on any of them makes the worker drop what stands under the old one.
 * Versions of the documentation that stand on one host each have their own.
 */
export const cacheNames = {
  /** Documents of visited pages, and the list of them. */
  pages: `${basePath}pages-1`,
  /** Scripts, styles, images and search files that were used. */
  assets: `${basePath}assets-1`,
  /** The frame of one build. */
  frame: `${basePath}frame-1`,
  /** All of the site, where the reader asked for it. */
  kept: `${basePath}kept-1`,
} as const;

/** Whether a cache of this origin is one of ours that no code reads any more. */
export function isOldCache(name: string): boolean {
  const isOurs = name.startsWith(basePath) && /^(?:pages|assets|frame|kept)-\d+$/.test(name.slice(basePath.length));
  return isOurs && !(Object.values(cacheNames) as string[]).includes(name);
}
