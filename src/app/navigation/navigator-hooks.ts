import type { View } from '../view.ts';
import type { Address } from './address.ts';

/** Callbacks of a navigation, supplied by the app. */
export interface NavigatorHooks {
  /** The view that is currently shown. */
  current(): View;
  /** Shows a view; the DOM is updated when this returns. */
  commit(view: View, address: Address): void;
  /** Called with `true` when a load takes noticeably long, and with `false` when it ends. */
  pending(isPending: boolean): void;
  /** Moves the focus to the navigation's target. */
  focus(address: Address): void;
}
