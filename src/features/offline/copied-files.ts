/** Files of the offline copy, read by pages and by the service worker. */
import { onHost } from '../../model/on-host.ts';
import { isOfflineManifest, manifestUrl, type OfflineManifest } from '../../model/offline-manifest.ts';
import { cacheNames } from './cache-names.ts';

/**
 * A file of the offline copy; `undefined` if there is none. Unlike `caches.open`, this never creates the cache: another tab
 * may have just deleted it, and an empty one would count as an interrupted download.
 */
export async function copiedFile(url: string): Promise<Response | undefined> {
  return caches.match(onHost(url), { cacheName: cacheNames.kept });
}

/** The manifest of a complete copy in this browser; `undefined` if there is none. */
export async function copiedManifest(): Promise<OfflineManifest | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const manifest: unknown = await (await copiedFile(manifestUrl))?.json().catch(() => undefined);
  return isOfflineManifest(manifest) ? manifest : undefined;
}
