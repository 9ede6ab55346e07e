/**
 * Calls a function whenever the reader scrolls the page.
 *
 * @param onScroll gets the direction and the scroll position
 */
export function watchScrollDirection(onScroll: (direction: 'up' | 'down', top: number) => void): void {
  let last = position();
  document.addEventListener(
    'scroll',
    () => {
      const now = position();
      const { top, height } = last;
      last = now;
      // The browser also scrolls when a part of the page gets its actual height (real-heights.ts).
      if (now.height === height && now.top !== top) onScroll(now.top < top ? 'up' : 'down', now.top);
    },
    { passive: true },
  );
}

/** Returns the scroll position of the window, and the height of the page. */
function position(): { top: number; height: number } {
  return { top: scrollY, height: document.documentElement.scrollHeight };
}
