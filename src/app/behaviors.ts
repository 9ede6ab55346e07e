/** What wakes up once the browser is idle; a chunk of its own. */
import { registerServiceWorker } from '../features/offline/register-service-worker.ts';
import { startDrawerGestures } from '../features/sidebar/drawer.ts';
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
  startDrawerGestures();
  startRowReveal();
  void registerServiceWorker();
}

/** Most pages have no image: the zoom comes with the first one that has. */
function startZoomWhereImagesAre(): void {
  let isStarted = false;
  const look = () => {
    if (isStarted || !document.querySelector('.prose img')) return;
    isStarted = true;
    import(/* webpackChunkName: "behaviors-zoom" */ '../mdx/image-zoom.ts').then(({ startImageZoom }) => startImageZoom(), console.warn);
  };
  look();
  document.addEventListener('page-shown', look);
}
