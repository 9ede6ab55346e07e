import type { Page } from 'playwright-core';
import { until } from './until.ts';

/**
 * Waits until the service worker controls a page and has cached its document and every file that it loaded, so that the
 * page works offline. Ignores files that describe the current build, because the service worker never caches them.
 */
export async function untilCached(page: Page): Promise<void> {
  await until(page, async () => {
    if (!navigator.serviceWorker.controller) return false;
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/`) && /\.(?:js|css|json|svg|png)$/.test(name))
      .filter((name) => !/\/(?:sw-kill|build|offline)\.json$/.test(name));
    for (const name of [location.pathname, ...loaded]) if (!(await caches.match(name))) return false;
    return true;
  });
}
