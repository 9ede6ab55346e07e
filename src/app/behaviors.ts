/** What wakes up once the browser is idle; a chunk of its own. */
import { proseAwake } from './early-hands.ts';
import { registerServiceWorker } from '../features/offline/register-service-worker.ts';
import { startReadingPosition } from '../features/sidebar/reading-position.ts';
import { startRowReveal } from '../ui/Header/reveal-active-link.ts';
import { startCodeBehaviors } from '../mdx/code-blocks.ts';
import { startHeadingLinks } from '../mdx/heading-links.ts';
import { startTabs } from '../mdx/tabs.ts';

/** Starts all behaviors of prose and sidebar: listeners on the document, whatever the length of the page. Then the offline worker. */
export function startBehaviors(): void {
  startTabs();
  startCodeBehaviors();
  startHeadingLinks();
  startZoomWhereImagesAre();
  startReadingPosition();
  startDrawerWhenTouched();
  startRowReveal();
  document.dispatchEvent(new Event(proseAwake));
  void registerServiceWorker();
}

/**
 * The drawer comes with the first touch, which it then follows, or with the first click on what opens it at the page's
 * headings: most visits need none of it.
 */
function startDrawerWhenTouched(): void {
  const start = (event: Event) => {
    if (event.type === 'click' && !(event.target as Element).closest?.('[data-contents]')) return;
    document.removeEventListener('touchstart', start);
    document.removeEventListener('click', start);
    if (event.type === 'click') event.preventDefault();
    import(/* webpackChunkName: "drawer" */ '../features/sidebar/drawer.ts').then(
      ({ startDrawerGestures }) => startDrawerGestures(event),
      console.warn,
    );
  };
  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('click', start);
}

/** Most pages have no image: the zoom comes with the first one that has. */
function startZoomWhereImagesAre(): void {
  let isStarted = false;
  const look = () => {
    if (isStarted || !document.querySelector('.prose img')) return;
    isStarted = true;
    import(/* webpackChunkName: "behaviors-zoom" */ '../mdx/image-zoom.ts').then(
      ({ startImageZoom }) => startImageZoom(),
      console.warn,
    );
  };
  look();
  document.addEventListener('page-shown', look);
}
