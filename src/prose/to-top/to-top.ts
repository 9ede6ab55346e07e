import { watchScrollDirection } from '../../ui/browser/scroll-direction.ts';
import * as styles from './to-top.module.css';

/** Distance from the top of the page, in viewport heights, beyond which the “back to top” button is offered. */
const farDown = 3;

/**
 * Shows a button that scrolls back to the top when the reader is far down a page. It appears once the reader starts to
 * scroll up, so that it doesn't cover text while reading down.
 */
export function startToTop(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.setAttribute('aria-label', TEXTS.prose.toTop);
  button.hidden = true;
  // Append the “back to top” button within a landmark, for readers who navigate by landmarks.
  (document.querySelector('main') ?? document.body).append(button);
  const hide = () => {
    button.hidden = true;
  };
  watchScrollDirection((isUp, top) => {
    button.hidden = !isUp || top < farDown * innerHeight;
  });
  document.addEventListener('page-shown', hide);
  button.addEventListener('click', () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}
