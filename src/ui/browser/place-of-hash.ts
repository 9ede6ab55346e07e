import { hashOf } from '../../model/url.ts';

/** Returns the element that a percent-encoded URL hash refers to. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashOf(hash);
  return id ? document.getElementById(id) : null;
}

/**
 * Returns the heading that a URL hash refers to by its current id or an old one. If the hash refers to another element,
 * returns that element.
 */
export function placeOfHash(hash: string): HTMLElement | null {
  const target = hashTarget(hash);
  // An old id of a heading is on an empty element inside it.
  return target?.closest<HTMLElement>('h2,h3,h4') ?? target;
}

/** Focuses an element that isn't normally focusable, without scrolling. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
