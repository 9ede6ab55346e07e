import type { View } from '../view.ts';
import type { Address } from './address.ts';

/** What happens around a navigation; the app supplies it. */
export interface NavigatorHooks {
  /** The view that is on screen. */
  current(): View;
  /** Shows a view; what it changed is in the document when this returns. */
  commit(view: View, address: Address): void;
  /** A load takes longer than a reader notices (`true`), or ended (`false`). */
  pending(isPending: boolean): void;
  /** Moves the focus to what was navigated to. */
  focus(address: Address): void;
}
