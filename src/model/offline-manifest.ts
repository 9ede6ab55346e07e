/** What `/offline.json` says: written by the build (`generator/offline/`), read by the worker and by the choice in the footer. */

/** Address of the manifest. */
export const manifestUrl = '/offline.json';

/** Address of the document that carries the app but no page; it stands in for any page whose chunk is kept. */
export const shellUrl = '/app-shell/';

/** Whether another content gives a file another name: a hash of eight or more hexadecimal digits before the last extension. */
export function isNamedByHash(address: string): boolean {
  return /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(address);
}

/** The files with which the site works without a network. */
export interface OfflineManifest {
  /** Id of the build, as in `/build.json` and on `<html data-build>`. */
  build: string;
  /** Changes with any of the files, those of the content alone too, which leave `build` as it is. */
  version: string;
  /** What every page needs: the shell, its scripts and styles, the search. Kept for every reader. */
  frame: string[];
  /** Addresses of all pages. */
  pages: string[];
  /** Everything that "make all of it available offline" fetches, with its size in bytes as it is transferred. */
  files: [url: string, bytes: number][];
}

/** Whether an answer is a manifest; anything else (an error page, garbage) is not. */
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
