import { idOfHash } from './address.ts';

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

/** Brings back a position that {@link readScroll} gave. */
export function restoreScroll({ y, part, offset }: ScrollPosition): void {
  const element = parts()[part];
  if (!element) return scrollTo({ top: y, behavior: 'instant' });
  element.style.contentVisibility = 'visible';
  scrollTo({ top: scrollY + element.getBoundingClientRect().top + offset, behavior: 'instant' });
}

/** The element that a hash names. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = idOfHash(hash);
  return id ? document.getElementById(id) : null;
}

/** Scrolls to the element a hash names, or to the top; again in the next frame, when estimated heights became real ones. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  if (!target) return scrollTo({ top: 0, behavior: 'instant' });
  target.scrollIntoView({ behavior: 'instant' });
  requestAnimationFrame(() => target.scrollIntoView({ behavior: 'instant' }));
}
