import { watchScrollDirection } from '../browser/scroll-direction.ts';
import './hide-header.global.css';

/** Distance from the top of the page in pixels, beyond which the header may be hidden. */
const belowTitle = 300;

/**
 * Hides the header of narrow windows while the reader scrolls down, so that only one bar covers the page: the one with
 * “On this page”. Scrolling up shows it again.
 */
export function startHidingHeader(): void {
  const root = document.documentElement;
  watchScrollDirection((direction, top) => {
    root.toggleAttribute('data-reading', direction === 'down' && top > belowTitle);
  });
  document.addEventListener('page-shown', () => root.removeAttribute('data-reading'));
}
