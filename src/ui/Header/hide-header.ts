import { watchScrollDirection } from '../browser/scroll-direction.ts';
import './hide-header.global.css';

/** Distance from the top of the page in pixels, beyond which the header may be hidden. */
const belowTitle = 300;

/**
 * Hides the header of narrow windows while the reader scrolls down, so that only one bar covers the page: the one with
 * “On this page”. Scrolling up shows it again.
 */
export function startHidingHeader(): void {
  const setReading = (isReading: boolean) => document.documentElement.toggleAttribute('data-reading', isReading);
  watchScrollDirection((isUp, top) => setReading(!isUp && top > belowTitle));
  document.addEventListener('page-shown', () => setReading(false));
}
