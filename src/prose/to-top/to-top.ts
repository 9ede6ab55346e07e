import * as styles from './to-top.module.css';

/** Number of viewport heights after which the button is offered. */
const farDown = 3;

/**
 * A button far down a page that scrolls back to the top. It is shown when the reader starts to scroll up, so that it
 * doesn't cover text while reading down.
 */
export function startToTop(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.setAttribute('aria-label', TEXTS.prose.toTop);
  button.hidden = true;
  // Inside a landmark, for readers who navigate by landmarks.
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
