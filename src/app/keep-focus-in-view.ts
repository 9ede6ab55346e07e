/**
 * Keeps the focused element in view when content above it grows. Scroll anchoring in browsers doesn't cover all cases,
 * and some browsers don't have it. Does nothing if the reader scrolled the element out of view.
 */
export function keepFocusInView(): void {
  let watched: Element | undefined;
  const leave = () => (watched = undefined);
  document.addEventListener('focusin', ({ target }) => {
    // Exclude the page heading. It gets the focus after each navigation, and scrolling to it would undo the scroll
    // position that going back restores.
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
