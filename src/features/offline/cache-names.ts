import { basePath } from '../../model/on-host.ts';

/**
 * Names of the service worker's caches. Increase a number to make the worker delete the old cache. Each documentation
 * version on the same host has its own caches.
 */
export const cacheNames = {
  /** Documents of visited pages, and the list of these pages. */
  pages: `${basePath}pages-1`,
  /** Scripts, styles, images, and search files that visited pages requested. */
  assets: `${basePath}assets-1`,
  /** The app shell of one build, with its scripts, styles, and search files. */
  frame: `${basePath}frame-1`,
  /** The whole site, if the reader chose to download it. */
  kept: `${basePath}kept-1`,
} as const;

/** Whether this site created a cache with this name and no longer uses it. */
export function isOldCache(name: string): boolean {
  const isOurs = name.startsWith(basePath) && /^(?:pages|assets|frame|kept)-\d+$/.test(name.slice(basePath.length));
  return isOurs && !(Object.values(cacheNames) as string[]).includes(name);
}
