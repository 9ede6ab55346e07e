import * as styles from './to-top.module.css';

/** Distance from the top, in viewport heights, beyond which the button is offered. */
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
  // Append the button within a landmark, for readers who navigate by landmarks.
  (document.querySelector('main') ?? document.body).append(button);
  let last = scrollY;
  const hide = () => {
    button.hidden = true;
  };
  document.addEventListener(
    'scroll',
    () => {
      const isUp = scrollY < last;
      last = scrollY;
      button.hidden = !isUp || scrollY < farDown * innerHeight;
    },
    { passive: true },
  );
  document.addEventListener('page-shown', hide);
  button.addEventListener('click', () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}
