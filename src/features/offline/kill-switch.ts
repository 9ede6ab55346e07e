import { isOnSite, onHost } from '../../model/on-host.ts';
import { cacheNames, isOldCache } from './cache-names.ts';

/**
 * Whether the host serves `{"kill": true}` as `/sw-kill.json`, which tells browsers to remove the service worker.
 * Returns false if offline.
 */
export async function isSwitchedOff(): Promise<boolean> {
  try {
    const response = await fetch(onHost('/sw-kill.json'), { cache: 'no-store' });
    return ((await response.json()) as { kill?: unknown } | null)?.kill === true;
  } catch {
    return false;
  }
}

/**
 * Unregisters all service workers of this site and deletes their caches. Leaves other documentation versions on the
 * host alone.
 */
export async function removeWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (isOnSite(new URL(registration.scope).pathname)) await registration.unregister();
  const own = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys()) if (own.has(name) || isOldCache(name)) await caches.delete(name);
}
