/**
 * Keeps the stats files that the user opened in the browser's cache storage, so that they are still open after a
 * reload. If storage is unavailable or full, nothing is kept, and a reload shows the example again.
 */
import type { NamedFile } from '../../../src/ui/browser/given-files.ts';

/** The kept stats files: the build to show, and the earlier one to compare it with. */
export type KeptPlace = 'current' | 'earlier';

const cacheName = 'bundle-explorer-files';
/** Keys in a cache are URLs. No page requests these. */
const urlOf = (place: KeptPlace): string => `/kept-by-bundle-explorer/${place}`;

export async function keepFile(place: KeptPlace, { name, blob }: NamedFile): Promise<void> {
  await withCache((cache) =>
    // Headers may contain only Latin characters.
    cache.put(urlOf(place), new Response(blob, { headers: { 'x-name': encodeURIComponent(name) } })),
  );
}

export async function keptFile(place: KeptPlace): Promise<NamedFile | undefined> {
  return withCache(async (cache) => {
    const response = await cache.match(urlOf(place));
    if (!response) return undefined;
    return { name: decodeURIComponent(response.headers.get('x-name') ?? ''), blob: await response.blob() };
  });
}

export async function forgetFile(place: KeptPlace): Promise<void> {
  await withCache((cache) => cache.delete(urlOf(place)));
}

async function withCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use(await caches.open(cacheName));
  } catch {
    return undefined;
  }
}
