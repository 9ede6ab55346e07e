import type { View } from '../view.ts';
import type { Address } from './address.ts';

/** Callbacks that the app passes to its client-side navigation. */
export interface NavigatorHooks {
  /** Returns the view that is currently shown. */
  current(): View;
  /** Shows a view. The DOM is already updated when this function returns. */
  commit(view: View, address: Address): void;
  /** Called with `true` when loading a page takes noticeably long, and with `false` when loading ends. */
  pending(isPending: boolean): void;
  /** Moves the focus to the target of the navigation. */
  focus(address: Address): void;
}
