/** Saves and restores the scroll position of each history entry. */
import { readScroll, restoreScroll, type ScrollPosition, scrollToHash } from './scroll.ts';

/** How long to wait after the last scroll event before saving the position, in milliseconds. */
const SCROLL_REST = 120;

/** Whether the page on screen belongs to the current history entry. Otherwise its scroll position must not be saved. */
let isOurs = true;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Takes over scroll restoration from the browser, and starts saving scroll positions. */
export function startKeepingScroll(): void {
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(keepScroll, SCROLL_REST);
  };
  addEventListener('scroll', onScroll);
  addEventListener('pagehide', keepScroll);
  history.scrollRestoration = 'manual';
}

/** Saves the current scroll position in the current history entry. */
export function keepScroll(): void {
  clearTimeout(rest);
  if (isOurs) history.replaceState({ scroll: readScroll() }, '');
}

/** Returns the scroll position saved in the current history entry. */
export function keptScroll(): ScrollPosition | undefined {
  return (history.state as { scroll?: ScrollPosition } | null)?.scroll;
}

/** Restores the saved scroll position if the reader went back or forward. Otherwise scrolls to the hash. */
export function showScroll(hash: string, isBack: boolean): void {
  const kept = isBack ? keptScroll() : undefined;
  if (kept) restoreScroll(kept);
  else scrollToHash(hash);
  isOurs = true;
}

/**
 * Prevents the previous page's scroll position from being saved in the new history entry. Must be called once
 * `location` has changed to that entry.
 * @param isSamePage whether the page on screen belongs to that entry as well
 */
export function leaveStep(isSamePage: boolean): void {
  clearTimeout(rest);
  isOurs = isSamePage;
}
