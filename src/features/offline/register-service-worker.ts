/**
 * Registers the service worker and communicates with it. This is the part of the offline feature that runs on the page.
 */
import { onHost } from '../../model/on-host.ts';
import { cacheNames } from './cache-names.ts';
import { isSwitchedOff, removeWorkers } from './kill-switch.ts';

/**
 * Delay in milliseconds before a page is reported to the service worker a second time. Browsers fire `online` before
 * the connection works. Also, only the second report includes files that were requested before the worker took control
 * and arrived after the first report.
 */
const settling = 5000;

/**
 * Registers the service worker if the browser supports it and this is a production build. Reports each shown page to
 * the worker. When a new worker takes control, reloads the page once the reader isn't typing in the search field. Never
 * throws.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    if (await isSwitchedOff()) return await switchOff();
    reloadOnTakeover();
    const registration = await navigator.serviceWorker.register(onHost('/sw.js'));
    const report = () => reportShown(registration);
    const reportTwice = () => {
      report();
      setTimeout(report, settling);
    };
    document.addEventListener('page-shown', report);
    // A new service worker knows no pages, so report the open one. Pages that couldn't be cached while offline are
    // cached when the browser is online again.
    navigator.serviceWorker.addEventListener('controllerchange', reportTwice);
    addEventListener('online', reportTwice);
    reportTwice();
    if (await caches.has(cacheNames.kept)) await refresh();
  } catch (error) {
    console.info('Not kept for offline reading:', error);
  }
}

/** Updates the offline copy. The code for this is loaded on demand, because few readers have a copy. */
async function refresh(): Promise<void> {
  const { refreshCopy } = await import(/* webpackChunkName: "offline" */ './offline-copy.ts');
  await refreshCopy();
}

/**
 * Unregisters the service worker and reloads the page. Until the reload, the worker would keep handling this page's
 * requests and filling its caches.
 */
async function switchOff(): Promise<void> {
  await removeWorkers();
  if (navigator.serviceWorker.controller) whenNotTyping(() => location.reload());
}

/**
 * Reports the open page and its loaded files to the service worker once it is active. The worker hasn't seen files that
 * were loaded before it took control.
 *
 * @param registration undefined in browsers whose automation blocks service workers
 */
function reportShown(registration?: ServiceWorkerRegistration): void {
  const { build = '' } = document.documentElement.dataset;
  if (!document.getElementById('page-data')) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  registration?.active?.postMessage({ type: 'shown', url: location.pathname, title: pageTitle(), build, files });
}

/** Returns the page's title without the site's name: `Caching` for `Caching | webpack`. */
function pageTitle(): string {
  return document.title.split(' | ')[0]!;
}

/** Reloads the page when a new service worker replaces another one. The first worker of a page needs no reload. */
function reloadOnTakeover(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) whenNotTyping(() => location.reload());
    isControlled = true;
  });
}

/**
 * Calls `work` immediately, or once the search field has lost focus. Polls, because removing a focused field from the
 * document fires no event.
 */
function whenNotTyping(work: () => void): void {
  const isTyping = () => document.activeElement?.matches('[data-search-input]') ?? false;
  if (!isTyping()) return work();
  const looking = setInterval(() => {
    if (isTyping()) return;
    clearInterval(looking);
    work();
  }, 500);
}
