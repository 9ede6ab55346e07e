/** "Make all pages available offline": a copy of the whole site in this browser, only for those who asked for it. */
import { basePath, onHost } from '../../model/on-host.ts';
import { cacheNames } from './cache-names.ts';
import {
  isNamedByHash,
  isOfflineManifest,
  manifestUrl,
  type OfflineManifest,
  shellUrl,
} from '../../model/offline-manifest.ts';

/** Name of the lock and of the channel by which the tabs of this site agree on the copy. */
const copyName = `${basePath}offline-copy`;

/** Requests under way at a time. */
const parallel = 6;

/** Header of a kept file: the version of the manifest for which it was fetched. */
const versionHeader = 'x-kept-for';

/** What the site's copy would be, or is. */
export interface CopySize {
  files: number;
  bytes: number;
}

/** What a copy of the site comes to. */
export function sizeOf(manifest: OfflineManifest): CopySize {
  return { files: manifest.files.length, bytes: manifest.files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** The host's manifest. Rejects offline, or where there is none. */
export async function fetchManifest(): Promise<OfflineManifest> {
  const response = await fetch(onHost(manifestUrl), { cache: 'no-cache' });
  const manifest: unknown = await response.json();
  if (!isOfflineManifest(manifest)) throw new Error(`${manifestUrl} is not a manifest`);
  return manifest;
}

/** The manifest of a complete copy in this browser; `undefined` where there is none. */
export async function keptManifest(): Promise<OfflineManifest | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(cacheNames.kept))) return undefined;
  const manifest: unknown = await (await (await caches.open(cacheNames.kept)).match(onHost(manifestUrl)))?.json();
  return isOfflineManifest(manifest) ? manifest : undefined;
}

/** Whether some files of a copy are here, but not all: its download was stopped, failed or cut off. */
export async function isIncomplete(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.has(cacheNames.kept)) && (await keptManifest()) === undefined;
}

interface KeepOptions {
  /** Called after each file with the share of bytes done, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Fetches all files of a manifest that are not kept yet, be it by an attempt that was cut off; those with a hash in their name
 * are taken over from a former copy. Waits while another tab does the same, and finds its files. Rejects when a file does not
 * come, `signal` aborts, or a tab removes the copy; unless it was removed, what has come stays for the next attempt.
 */
export async function keepAll(manifest: OfflineManifest, { onProgress, signal }: KeepOptions = {}): Promise<void> {
  await alone((stop) => fill(manifest, { signal: stop, ...(onProgress && { onProgress }) }), signal);
  tellChange();
}

/**
 * Does something to the copy that no other tab does at the same time.
 * @param work is told by its signal to stop, when `signal` aborts or a tab removes the copy: the result then rejects with an
 * `AbortError`, after `work` has ended
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

/** Tells all tabs, this one included, that the copy is another one now. */
function tellChange(): void {
  const channel = new BroadcastChannel(copyName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when a tab has made or removed the copy. @returns ends that */
export function onCopyChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(copyName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** The manifest is put last: with it the copy counts as complete. */
async function fill(manifest: OfflineManifest, { onProgress, signal }: KeepOptions): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  const total = sizeOf(manifest).bytes || 1;
  // The shell names the scripts of its build: a former copy stays usable until they are here.
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
  // All have ended before a failure is told: nothing comes, and no progress is shown, behind the reader's back.
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

/** Removes the copy; a tab that is filling or renewing it stops. */
export async function dropAll(): Promise<void> {
  await navigator.locks.request(copyName, { steal: true }, () => caches.delete(cacheNames.kept));
  tellChange();
}

/** Brings an existing copy up to the build that the host serves; without a copy, does nothing. */
export async function refreshKeptCopy(): Promise<void> {
  await alone(async (signal) => {
    const kept = await keptManifest();
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

/** The worker reads the frame first: its list of pages and its search index must be those of the copy. */
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
