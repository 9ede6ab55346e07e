import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** Waits until the offline worker controls a page and has kept its document: from then on the page is there without a network. */
export async function untilKept(page: Page): Promise<void> {
  await until(page, async () => {
    if (!navigator.serviceWorker.controller) return false;
    const pages = await caches.open('pages-1');
    return (await pages.match(location.pathname)) !== undefined;
  });
}
