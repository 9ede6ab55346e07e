/** What wakes up once the browser is idle; a chunk of its own. */
import { registerServiceWorker } from '../features/offline/register-service-worker.ts';
import { startDrawerGestures } from '../features/sidebar/drawer.ts';
import { startReadingPosition } from '../features/sidebar/reading-position.ts';
import { startRowReveal } from '../ui/Header/reveal-active-link.ts';
import { startCodeBehaviors } from '../mdx/code-blocks.ts';
import { startImageZoom } from '../mdx/image-zoom.ts';
import { startHeadingLinks } from '../mdx/heading-links.ts';
import { startTabs } from '../mdx/tabs.ts';

/** Starts all behaviors of prose and sidebar: listeners on the document, whatever the length of the page. Then the offline worker. */
export function startBehaviors(): void {
  startTabs();
  startCodeBehaviors();
  startHeadingLinks();
  startImageZoom();
  startReadingPosition();
  startDrawerGestures();
  startRowReveal();
  void registerServiceWorker();
}
