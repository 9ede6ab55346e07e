import { hashOf } from '../../model/url.ts';

/** The element that a hash names, as written in the document. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashOf(hash);
  return id ? document.getElementById(id) : null;
}

/** The heading that a hash names, by an old id inside it too, or another element. */
export function placeOfHash(hash: string): HTMLElement | null {
  const target = hashTarget(hash);
  // An old id is an empty element inside its heading.
  return target?.closest<HTMLElement>('h2,h3,h4') ?? target;
}

/** Moves the focus to an element that need not be a control, without scrolling. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
