/**
 * `/sw.js`, the service worker, which makes visited pages available offline. It caches visited pages and files that the
 * reader requested, and the whole site only on request. To disable it, see docs/offline.md.
 */
import { answerDocument, answerFile, answerFrame, answerHashed } from '../../features/offline/worker/answer.ts';
import { dropOldCaches, isShown, cacheFrame, whenShown } from '../../features/offline/worker/cache-pages.ts';
import { routeOf } from '../../features/offline/worker/routes.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFrame());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (isShown(event.data)) event.waitUntil(whenShown(event.data));
  else if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, cache } = request;
  const route = routeOf({ method, url, mode, cache, range: request.headers.has('range') }, self.location.origin);
  const keepAlive = (work: Promise<unknown>) => event.waitUntil(work);
  if (route === 'document') event.respondWith(answerDocument(request, keepAlive));
  else if (route === 'frame') event.respondWith(answerFrame(request, keepAlive));
  else if (route === 'hashed') event.respondWith(answerHashed(request, keepAlive));
  else if (route === 'file') event.respondWith(answerFile(request, keepAlive));
});
