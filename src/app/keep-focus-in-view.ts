/**
 * Keeps what has the focus in view when something above it grows: browsers correct that only for what stood still, and some
 * not at all. Where the reader scrolled away from it, it is left there.
 */
export function keepFocusInView(): void {
  let watched: Element | undefined;
  const leave = () => (watched = undefined);
  document.addEventListener('focusin', ({ target }) => {
    // The page's heading has the focus because its page was shown: going back leads elsewhere on it.
    const chosen = ':is(main, footer) :focus-visible:not(h1)';
    watched = target instanceof Element && target.matches(chosen) ? target : undefined;
  });
  for (const sign of ['wheel', 'touchmove', 'pointerdown']) document.addEventListener(sign, leave, { passive: true });
  document.addEventListener('keydown', ({ key }) => key !== 'Tab' && key !== 'Shift' && leave());
  new ResizeObserver(() => {
    if (watched && watched === document.activeElement && isOut(watched)) watched.scrollIntoView({ block: 'nearest' });
  }).observe(document.body);
}

function isOut(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > innerHeight || top < 0;
}
