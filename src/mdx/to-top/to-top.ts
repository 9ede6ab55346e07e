import * as styles from './to-top.module.css';

/** Windows that a reader has gone down before the way back is offered. */
const farDown = 3;

/**
 * Far down a page, a button leads back to its top. It shows when the reader begins to go up, so that it covers nothing of
 * what is being read.
 */
export function startToTop(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.setAttribute('aria-label', TEXTS.prose.toTop);
  button.hidden = true;
  // Inside of a landmark, where those who move by landmarks find it.
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
