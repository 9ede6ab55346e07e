import type { Address } from './address.ts';
import { hashTarget } from './scroll.ts';

/** Moves the focus to the heading that was navigated to, so that keyboard and screen reader go on from there. */
export function focusTarget({ hash }: Address): void {
  const place = hashTarget(hash);
  // An old id is an empty element inside its heading.
  const target =
    place?.closest<HTMLElement>('h2,h3,h4') ??
    place ??
    document.querySelector<HTMLElement>('main h1') ??
    document.getElementById('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
