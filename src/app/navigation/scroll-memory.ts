/** Keeps the scroll position of each step of the history, and brings it back. */
import { readScroll, restoreScroll, type ScrollPosition, scrollToHash } from './scroll.ts';

/** Milliseconds of rest after which a scroll position is kept. */
const SCROLL_REST = 120;

/** Whether what is on screen belongs to the current step. */
let isOurs = true;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Starts to keep positions, in place of the browser. */
export function startKeepingScroll(): void {
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(keepScroll, SCROLL_REST);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', keepScroll);
  history.scrollRestoration = 'manual';
}

/** Keeps the position that is on screen, for the current step. */
export function keepScroll(): void {
  clearTimeout(rest);
  if (isOurs) history.replaceState({ scroll: readScroll() }, '');
}

/** What was kept for the current step. */
export function keptScroll(): ScrollPosition | undefined {
  return (history.state as { scroll?: ScrollPosition } | null)?.scroll;
}

/** Shows the kept position where the reader comes back, else the place of the hash. */
export function showScroll(hash: string, isBack: boolean): void {
  const kept = isBack ? keptScroll() : undefined;
  if (kept) restoreScroll(kept);
  else scrollToHash(hash);
  isOurs = true;
}

/** The address is the next step's already. @param isSamePage whether what is on screen is that step's, too */
export function leaveStep(isSamePage: boolean): void {
  clearTimeout(rest);
  isOurs = isSamePage;
}
