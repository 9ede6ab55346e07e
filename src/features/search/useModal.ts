import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPlace, placeOfHash } from '../../ui/browser/place-of-hash.ts';

/**
 * Shows a dialog as a modal while the component is mounted. When the dialog closes, returns the focus to the element
 * that had it. If the URL has changed, focuses the target of the hash instead, because the browser can't do that while
 * the dialog is open.
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
