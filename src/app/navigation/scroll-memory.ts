import { readScroll, restoreScroll, type ScrollPosition, scrollToHash } from './scroll.ts';

/** Milliseconds of rest after which a scroll position is kept. */
const SCROLL_REST = 120;

/** Keeps the scroll position of each step of the history, and brings it back. */
export interface ScrollMemory {
  /** Keeps the position that is on screen, for the current step. */
  keep(): void;
  /** What was kept for the current step. */
  kept(): ScrollPosition | undefined;
  /** Shows the kept position where the reader comes back, else the place of the hash. */
  show(hash: string, isBack: boolean): void;
  /** The address is the next step's already. @param isSamePage whether what is on screen is that step's, too */
  leave(isSamePage: boolean): void;
}

/** Starts to keep positions. */
export function startScrollMemory(): ScrollMemory {
  let isOurs = true;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const kept = () => (history.state as { scroll?: ScrollPosition } | null)?.scroll;
  const keep = () => {
    clearTimeout(rest);
    if (isOurs) history.replaceState({ scroll: readScroll() }, '');
  };
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(keep, SCROLL_REST);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', keep);
  history.scrollRestoration = 'manual';
  return {
    keep,
    kept,
    show(hash, isBack) {
      const position = isBack ? kept() : undefined;
      if (position) restoreScroll(position);
      else scrollToHash(hash);
      isOurs = true;
    },
    leave(isSamePage) {
      clearTimeout(rest);
      isOurs = isSamePage;
    },
  };
}
