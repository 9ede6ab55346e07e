import { basePath } from '../../model/on-host.ts';

/**
 * Cache names of the service worker. Increasing a number makes the worker delete the old cache.
 * Versions of the documentation on the same host have separate caches.
 */
export const cacheNames = {
  /** Documents of visited pages, and the list of them. */
  pages: `${basePath}pages-1`,
  /** Scripts, styles, images and search files that were requested. */
  assets: `${basePath}assets-1`,
  /** The app shell of one build. */
  frame: `${basePath}frame-1`,
  /** The whole site, if the reader asked for it. */
  kept: `${basePath}kept-1`,
} as const;

/** Whether a cache was created by this site and is no longer used. */
export function isOldCache(name: string): boolean {
  const isOurs = name.startsWith(basePath) && /^(?:pages|assets|frame|kept)-\d+$/.test(name.slice(basePath.length));
  return isOurs && !(Object.values(cacheNames) as string[]).includes(name);
}
