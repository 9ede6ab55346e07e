import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPlace, placeOfHash } from '../../ui/browser/place-of-hash.ts';

/**
 * Shows a dialog as a modal while mounted. When it closes, focus returns to where it was, or, if the address has
 * changed, goes to the target of the hash: the browser can't move it there while the dialog is open.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement;
    const address = location.href;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (location.href === address) {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        return;
      }
      const place = placeOfHash(location.hash);
      if (place) focusPlace(place);
    };
  }, []);
  return ref;
}
