/** The page's side of the offline worker. */
import { onHost } from '../../model/on-host.ts';
import { cacheNames } from './cache-names.ts';
import { isSwitchedOff, removeWorkers } from './kill-switch.ts';

/** Milliseconds after which a connection that came back is tried once more: browsers tell of it before it carries. */
const settling = 5000;

/**
 * Registers the worker where the browser has workers and this is the production build. From then on each shown page is
 * reported to it; when a new worker takes control, the page reloads once, though not while the reader types a search.
 * Does nothing elsewhere, and never throws.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    if (await isSwitchedOff()) return await switchOff();
    reloadOnTakeover();
    const registration = await navigator.serviceWorker.register(onHost('/sw.js'));
    noteWaiting(registration);
    const report = () => reportShown(registration);
    document.addEventListener('page-shown', report);
    // The first worker begins with the page that is open. What could not be kept for want of a network is, once there is one.
    navigator.serviceWorker.addEventListener('controllerchange', report);
    addEventListener('online', () => {
      report();
      setTimeout(report, settling);
    });
    report();
    if (await caches.has(cacheNames.kept)) await refresh();
  } catch (error) {
    console.info('Not kept for offline reading:', error);
  }
}

/** Few readers keep a copy of everything: only they fetch what renews it. */
async function refresh(): Promise<void> {
  const { refreshKeptCopy } = await import(/* webpackChunkName: "offline" */ './kept-copy.ts');
  await refreshKeptCopy();
}

/** A removed worker goes on answering this page, and filling its caches, until the page is loaded anew. */
async function switchOff(): Promise<void> {
  await removeWorkers();
  if (navigator.serviceWorker.controller) whenNotTyping(() => location.reload());
}

/** Tells the worker, once there is one, what is shown and what was loaded: files that came before it, it has not seen. */
function reportShown(registration: ServiceWorkerRegistration): void {
  const { build = '' } = document.documentElement.dataset;
  if (!document.getElementById('page-data')) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  registration.active?.postMessage({ type: 'shown', url: location.pathname, title: pageTitle(), build, files });
}

/** `Caching | webpack` is Caching. */
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

/** The first worker of a page takes control without replacing anything: no reload then. */
function reloadOnTakeover(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) whenNotTyping(() => location.reload());
    isControlled = true;
  });
}

/**
 * Runs at once, or when the reader has left the search box. Looks again and again, since a box that is taken out of the
 * document with the focus in it tells no one.
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
