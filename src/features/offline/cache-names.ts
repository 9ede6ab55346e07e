/** Caches of the offline worker. A new number on any of them makes the worker drop what stands under the old one. */
export const cacheNames = {
  /** Documents of visited pages, and the list of them. */
  pages: 'pages-1',
  /** Scripts, styles, images and search files that were used. */
  assets: 'assets-1',
  /** The frame of one build. */
  frame: 'frame-1',
  /** All of the site, where the reader asked for it. */
  kept: 'kept-1',
} as const;

/** Whether a cache of this origin is one of ours that no code reads any more. */
export function isOldCache(name: string): boolean {
  return /^(?:pages|assets|frame|kept)-\d+$/.test(name) && !(Object.values(cacheNames) as string[]).includes(name);
}
