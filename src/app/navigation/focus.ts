import { focusPlace, placeOfHash } from '../../ui/browser/place-of-hash.ts';
import type { Address } from './address.ts';

/**
 * Moves the focus to the heading that was navigated to, so that keyboard and screen reader users continue from there.
 */
export function focusTarget({ hash }: Address): void {
  const target = placeOfHash(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (target) focusPlace(target);
}
