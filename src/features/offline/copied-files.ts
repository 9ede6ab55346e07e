/** Reads files from the offline copy of the site. Used by pages and by the service worker. */
import { onHost } from '../../model/on-host.ts';
import { isOfflineManifest, manifestUrl, type OfflineManifest } from '../../model/offline-manifest.ts';
import { cacheNames } from './cache-names.ts';

/**
 * Returns a file from the offline copy, or undefined if it isn't there. Unlike `caches.open`, this never creates the
 * cache. If another tab has just deleted it, a new empty cache would count as an interrupted download.
 */
export async function copiedFile(url: string): Promise<Response | undefined> {
  return caches.match(onHost(url), { cacheName: cacheNames.kept });
}

/** Returns the manifest of the offline copy, or undefined if there is no complete copy in this browser. */
export async function copiedManifest(): Promise<OfflineManifest | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const manifest: unknown = await (await copiedFile(manifestUrl))?.json().catch(() => undefined);
  return isOfflineManifest(manifest) ? manifest : undefined;
}
