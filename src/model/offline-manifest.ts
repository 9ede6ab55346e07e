/**
 * Format of `/offline.json`: written by the build (`generator/offline/`), read by the service worker and the offline
 * setting in the footer.
 */

/** Address of the manifest. */
export const manifestUrl = '/offline.json';

/**
 * Address of the app shell, a document without a page; the service worker serves it for pages whose chunk is cached.
 */
export const shellUrl = '/app-shell/';

/** Whether a file name contains a content hash: eight or more hexadecimal digits before the last extension. */
export function isNamedByHash(address: string): boolean {
  return /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(address);
}

/** The files needed to use the site offline. */
export interface OfflineManifest {
  /** Build id, as in `/build.json` and `<html data-build>`. */
  build: string;
  /** Changes whenever any file changes, including content-only changes, which don't change `build`. */
  version: string;
  /** Needed by every page: the shell, its scripts and styles, the search. Cached for every reader. */
  frame: string[];
  /** Addresses of all pages. */
  pages: string[];
  /** All files that “make all of it available offline” downloads, with their transfer sizes in bytes. */
  files: [url: string, bytes: number][];
}

/** Whether a value is a manifest, rather than an error page or garbage. */
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
