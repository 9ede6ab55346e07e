import { hashOf } from '../../model/url.ts';

/** The element that a hash refers to. The hash is percent-decoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashOf(hash);
  return id ? document.getElementById(id) : null;
}

/** The heading that a hash refers to, also by an old id inside it, or another element. */
export function placeOfHash(hash: string): HTMLElement | null {
  const target = hashTarget(hash);
  // An old id is on an empty element inside its heading.
  return target?.closest<HTMLElement>('h2,h3,h4') ?? target;
}

/** Focuses an element that isn't focusable by itself, without scrolling. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
