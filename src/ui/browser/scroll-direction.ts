/**
 * Calls a function whenever the reader scrolls the page.
 *
 * @param onScroll gets whether the reader scrolled up, and the scroll position in pixels
 */
export function watchScrollDirection(onScroll: (isUp: boolean, top: number) => void): void {
  let last = position();
  document.addEventListener('scroll', () => {
    const now = position();
    const { top, height } = last;
    last = now;
    // The browser also scrolls when a part of the page gets its actual height (real-heights.ts).
    if (now.height === height && now.top !== top) onScroll(now.top < top, now.top);
  });
}

/** Returns the scroll position of the window, and the height of the page. */
function position(): { top: number; height: number } {
  return { top: scrollY, height: document.documentElement.scrollHeight };
}
