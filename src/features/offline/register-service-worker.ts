/** Page side of the service worker. */
import { onHost } from '../../model/on-host.ts';
import { cacheNames } from './cache-names.ts';
import { isSwitchedOff, removeWorkers } from './kill-switch.ts';

/**
 * Milliseconds until the second of two reports. Browsers fire `online` before the connection works; and a file that was
 * requested before the worker took control, and arrives after the first report, is seen by the second one only.
 */
const settling = 5000;

/**
 * Registers the service worker if the browser supports it and this is a production build. Reports each page that is
 * shown to the worker. When a new worker takes control, the page reloads once, but not while the reader is typing in
 * the search. Never throws.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    if (await isSwitchedOff()) return await switchOff();
    reloadOnTakeover();
    const registration = await navigator.serviceWorker.register(onHost('/sw.js'));
    noteWaiting(registration);
    const report = () => reportShown(registration);
    const reportTwice = () => {
      report();
      setTimeout(report, settling);
    };
    document.addEventListener('page-shown', report);
    // A new worker starts with the open page. Pages that couldn't be cached while offline are cached when online again.
    navigator.serviceWorker.addEventListener('controllerchange', reportTwice);
    addEventListener('online', reportTwice);
    report();
    if (await caches.has(cacheNames.kept)) await refresh();
  } catch (error) {
    console.info('Not kept for offline reading:', error);
  }
}

/** Loaded on demand, because few readers have an offline copy. */
async function refresh(): Promise<void> {
  const { refreshCopy } = await import(/* webpackChunkName: "offline" */ './offline-copy.ts');
  await refreshCopy();
}

/** An unregistered worker keeps handling this page's requests, and filling its caches, until the page is reloaded. */
async function switchOff(): Promise<void> {
  await removeWorkers();
  if (navigator.serviceWorker.controller) whenNotTyping(() => location.reload());
}

/**
 * Reports the open page and its loaded files once the worker is active; it hasn't seen files that were loaded earlier.
 */
function reportShown(registration: ServiceWorkerRegistration): void {
  const { build = '' } = document.documentElement.dataset;
  if (!document.getElementById('page-data')) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  registration.active?.postMessage({ type: 'shown', url: location.pathname, title: pageTitle(), build, files });
}

/** `Caching` for `Caching | webpack`. */
function pageTitle(): string {
  return document.title.split(' | ')[0]!;
}

function noteWaiting(registration: ServiceWorkerRegistration): void {
  const note = () => {
    const isUpdate = registration.waiting && navigator.serviceWorker.controller;
    if (isUpdate) console.info('A new version of the offline worker waits until all tabs are closed.');
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
}

/** A page's first worker takes control without replacing another one, so no reload is needed. */
function reloadOnTakeover(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) whenNotTyping(() => location.reload());
    isControlled = true;
  });
}

/**
 * Runs the callback immediately, or when the search field loses focus. Polls, because removing a focused field from the
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
