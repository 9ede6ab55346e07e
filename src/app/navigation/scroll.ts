import { hashTarget } from '../../ui/browser/place-of-hash.ts';

/**
 * A scroll position, stored relative to the part of the page at the top of the window. A distance from the top of the
 * page would be wrong, because parts that haven't been rendered yet have estimated heights.
 */
export interface ScrollPosition {
  y: number;
  part: number;
  offset: number;
}

function parts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.part')];
}

/** Reads the current scroll position, to be stored in `history.state`. */
export function readScroll(): ScrollPosition {
  const all = parts();
  const part = all.findLastIndex((element) => element.getBoundingClientRect().top <= 0);
  return { y: scrollY, part, offset: -(all[part]?.getBoundingClientRect().top ?? 0) };
}

/**
 * Number of frames after scrolling in which parts of the page near the new position may still change from estimated to
 * actual heights.
 */
const SETTLING = 3;

/**
 * Scrolls, and scrolls again in the next frames, because actual heights of elements replace the estimates, and the page
 * may have been too short at first.
 */
function settle(scroll: () => void, frames = SETTLING): void {
  scroll();
  if (frames > 0) requestAnimationFrame(() => settle(scroll, frames - 1));
}

/** Restores a scroll position that {@link readScroll} returned. */
export function restoreScroll({ y, part, offset }: ScrollPosition): void {
  const element = parts()[part];
  if (!element) return scrollTo({ top: y, behavior: 'instant' });
  element.style.contentVisibility = 'visible';
  settle(() => scrollBy({ top: element.getBoundingClientRect().top + offset, behavior: 'instant' }));
}

/** Scrolls to the element with the hash's id, below the sticky header, or to the top of the page. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  if (target) settle(() => target.scrollIntoView({ behavior: 'instant' }));
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Corrects the initial scroll position in Firefox, which doesn't scroll far enough if the page's estimated height was
 * too small.
 */
export function correctFirstHash(hash: string): void {
  const { top } = hashTarget(hash)?.getBoundingClientRect() ?? { top: 0 };
  if (top > 0 && top < innerHeight) scrollToHash(hash);
}
