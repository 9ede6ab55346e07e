/**
 * Implements the setting "Make all pages available offline", which stores a copy of the whole site in this browser. The
 * copy is only made if the reader chooses it.
 */
import { basePath, onHost } from '../../model/on-host.ts';
import { cacheNames } from './cache-names.ts';
import { copiedManifest } from './copied-files.ts';
import {
  isNamedByHash,
  isOfflineManifest,
  manifestUrl,
  type OfflineManifest,
  shellUrl,
} from '../../model/offline-manifest.ts';

/** Name of the lock and of the broadcast channel that coordinate this site's tabs. */
const copyName = `${basePath}offline-copy`;

/** Maximum number of files to download in parallel. */
const parallel = 6;

/** Header that each cached file gets, with the manifest version for which the file was fetched. */
const versionHeader = 'x-kept-for';

/** Number of files in an offline copy of the site, and their total size. */
interface CopySize {
  files: number;
  bytes: number;
}

/** Returns the size of an offline copy, according to its manifest. */
export function sizeOf(manifest: OfflineManifest): CopySize {
  return { files: manifest.files.length, bytes: manifest.files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** Fetches the current offline manifest. Rejects if the browser is offline or the host has no manifest. */
export async function fetchManifest(): Promise<OfflineManifest> {
  const response = await fetch(onHost(manifestUrl), { cache: 'no-cache' });
  const manifest: unknown = await response.json();
  if (!isOfflineManifest(manifest)) throw new Error(`${manifestUrl} is not a manifest`);
  return manifest;
}

/** Whether there is an incomplete offline copy, because its download was stopped, failed, or was interrupted. */
export async function isIncomplete(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  // Look for the manifest before the cache: if another tab deletes the offline copy between the two checks, there is no
  // copy, rather than an incomplete one.
  return (await copiedManifest()) === undefined && (await caches.has(cacheNames.kept));
}

interface KeepOptions {
  /** Called after each downloaded file with the fraction of all bytes downloaded so far, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Downloads all files in an offline manifest that aren't cached yet. Reuses files with a content hash in their name
 * from an earlier copy. If another tab is downloading, waits for it and reuses its files. Rejects if a file fails, if
 * `signal` aborts, or if a tab deletes the copy. Unless the copy was deleted, the next attempt continues with the files
 * downloaded so far.
 */
export async function copyAll(manifest: OfflineManifest, { onProgress, signal }: KeepOptions = {}): Promise<void> {
  await alone((stop) => fill(manifest, { signal: stop, ...(onProgress && { onProgress }) }), signal);
  tellChange();
}

/**
 * Runs work on the offline copy while no other tab does.
 * @param work receives a signal that aborts when `signal` does or when a tab deletes the copy. In that case, the result
 * rejects with an `AbortError` after `work` has ended.
 */
async function alone(work: (stop: AbortSignal) => Promise<void>, signal?: AbortSignal): Promise<void> {
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort());
  let working: Promise<void> | undefined;
  try {
    await navigator.locks.request(copyName, { signal: stop.signal }, () => (working = work(stop.signal)));
  } catch (error) {
    stop.abort();
    await working?.catch(() => undefined);
    throw error;
  }
}

/** Notifies all tabs, including this one, that the offline copy has changed. */
function tellChange(): void {
  const channel = new BroadcastChannel(copyName);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Calls `listener` when any tab has created or deleted the offline copy.
 * @returns a function that unsubscribes
 */
export function onCopyChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(copyName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/**
 * Downloads the files of the offline copy. Stores the manifest last, because its presence marks the copy as complete.
 */
async function fill(manifest: OfflineManifest, { onProgress, signal }: KeepOptions): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  const total = sizeOf(manifest).bytes || 1;
  // The app shell refers to the scripts of its build, so replace it last. Until then, an existing copy remains usable.
  const waiting = manifest.files.filter(([url]) => url !== onHost(shellUrl));
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal?.throwIfAborted();
      const [url, bytes] = next;
      if (!(await isKept(cache, url, manifest.version))) await keepOne(cache, url, manifest.version, signal);
      done += bytes;
      onProgress?.(done / total);
    }
  };
  const orStop = (error: unknown): never => {
    waiting.length = 0;
    throw error;
  };
  // Wait for all parallel downloads before reporting a failure, so that none of them continues or reports progress.
  const ended = await Promise.allSettled(Array.from({ length: parallel }, () => work().catch(orStop)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await keepOne(cache, onHost(shellUrl), manifest.version, signal);
  signal?.throwIfAborted();
  await renewFrame(cache, manifest);
  await dropOthers(cache, manifest);
  await cache.put(
    onHost(manifestUrl),
    new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/json' } }),
  );
}

/** Deletes the offline copy. A tab that is downloading or updating it stops. */
export async function deleteCopy(): Promise<void> {
  await navigator.locks.request(copyName, { steal: true }, () => caches.delete(cacheNames.kept));
  tellChange();
}

/** Updates an existing offline copy to the build that the host serves. Does nothing if there is no copy. */
export async function refreshCopy(): Promise<void> {
  await alone(async (signal) => {
    const kept = await copiedManifest();
    if (!kept) return;
    const current = await fetchManifest();
    signal.throwIfAborted();
    if (current.version !== kept.version) await fill(current, { signal });
  });
}

async function isKept(cache: Cache, url: string, version: string): Promise<boolean> {
  const file = await cache.match(url);
  return file !== undefined && (isNamedByHash(url) || file.headers.get(versionHeader) === version);
}

async function keepOne(cache: Cache, url: string, version: string, signal: AbortSignal | undefined): Promise<void> {
  const response = await fetch(url, { signal: signal ?? null, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const headers = new Headers(response.headers);
  headers.set(versionHeader, version);
  await cache.put(url, new Response(response.body, { headers }));
}

/**
 * Updates the frame cache, which holds the app shell and the search. The service worker reads this cache first, so its
 * page list and search index must match the offline copy.
 */
async function renewFrame(kept: Cache, manifest: OfflineManifest): Promise<void> {
  const frame = await caches.open(cacheNames.frame);
  for (const url of manifest.frame) {
    const file = await kept.match(url);
    if (file) await frame.put(url, file);
  }
}

async function dropOthers(cache: Cache, manifest: OfflineManifest): Promise<void> {
  const current = new Set(manifest.files.map(([url]) => url));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!current.has(pathname)) await cache.delete(request);
  }
}
