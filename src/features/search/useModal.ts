import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hashOf } from '../../model/url.ts';

/**
 * Shows a dialog as a modal while mounted. When it closes, focus goes back to where it was, or, where the address has changed
 * meanwhile, to the place on this page that the hash names: the browser can't move it there while the dialog is open.
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
      const after = location.href === address ? before : placeOfHash();
      if (after instanceof HTMLElement && after.isConnected) after.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** The heading that the hash names, by an old id inside it too, or another element; it can have the focus from now on. */
function placeOfHash(): Element | null {
  const named = document.getElementById(hashOf(location.hash));
  const place = named?.closest<HTMLElement>('h2,h3,h4') ?? named;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
