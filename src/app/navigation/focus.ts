import type { Address } from './address.ts';
import { hashTarget } from './scroll.ts';

/** Moves the focus to the heading that was navigated to, so that keyboard and screen reader go on from there. */
export function focusTarget({ hash }: Address): void {
  const target = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
