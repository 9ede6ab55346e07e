import { hashTarget } from '../../ui/browser/place-of-hash.ts';

/**
 * Where the reader was: counted from the part of the page at the top of the window, because parts that were never
 * on screen have estimated heights and a distance from the page's top would lead elsewhere.
 */
export interface ScrollPosition {
  y: number;
  part: number;
  offset: number;
}

function parts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.part')];
}

/** The current position, for `history.state`. */
export function readScroll(): ScrollPosition {
  const all = parts();
  const part = all.findLastIndex((element) => element.getBoundingClientRect().top <= 0);
  return { y: scrollY, part, offset: -(all[part]?.getBoundingClientRect().top ?? 0) };
}

/** Frames in which parts near a new position may still take their real heights. */
const SETTLING = 3;

/** Scrolls, and again in the next frames: estimated heights become real ones meanwhile, and the page may have ended too early. */
function settle(scroll: () => void, frames = SETTLING): void {
  scroll();
  if (frames > 0) requestAnimationFrame(() => settle(scroll, frames - 1));
}

/** Brings back a position that {@link readScroll} gave. */
export function restoreScroll({ y, part, offset }: ScrollPosition): void {
  const element = parts()[part];
  if (!element) return scrollTo({ top: y, behavior: 'instant' });
  element.style.contentVisibility = 'visible';
  settle(() => scrollBy({ top: element.getBoundingClientRect().top + offset, behavior: 'instant' }));
}

/** Scrolls to the element a hash names, under the sticky header, or to the top. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  if (target) settle(() => target.scrollIntoView({ behavior: 'instant' }));
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Firefox leaves the target of a first address lower than it could be where the page was estimated shorter than it is. */
export function correctFirstHash(hash: string): void {
  const { top } = hashTarget(hash)?.getBoundingClientRect() ?? { top: 0 };
  if (top > 0 && top < innerHeight) scrollToHash(hash);
}
