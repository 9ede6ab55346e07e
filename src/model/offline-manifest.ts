/**
 * Format of `/offline.json`, which the build writes (`generator/offline/`). The service worker and the offline setting
 * in the footer read it.
 */

/** Path of the offline manifest on the site. */
export const manifestUrl = '/offline.json';

/** Path of the app shell, a document without a page. The service worker serves it for pages whose chunk is cached. */
export const shellUrl = '/app-shell/';

/**
 * Whether a file name contains a content hash, which is at least eight hexadecimal digits before the last extension.
 */
export function isNamedByHash(address: string): boolean {
  return /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(address);
}

/** Lists the files needed to use the site offline. */
export interface OfflineManifest {
  /** Id of the build, as in `/build.json` and `<html data-build>`. */
  build: string;
  /**
   * Version of the offline manifest, which changes when any file changes. `build` stays the same if only content
   * changes.
   */
  version: string;
  /** Files that every page needs: the shell, its scripts and styles, and the search. Cached for every reader. */
  frame: string[];
  /** Paths of all pages on the site. */
  pages: string[];
  /** All files that “Make all pages available offline” downloads, with their transfer sizes in bytes. */
  files: [url: string, bytes: number][];
}

/** Whether a value is an offline manifest, and not an error page or other data. */
export function isOfflineManifest(value: unknown): value is OfflineManifest {
  const given = value as Partial<OfflineManifest> | null;
  return (
    typeof given === 'object' &&
    given !== null &&
    typeof given.build === 'string' &&
    typeof given.version === 'string' &&
    Array.isArray(given.frame) &&
    Array.isArray(given.pages) &&
    Array.isArray(given.files)
  );
}
