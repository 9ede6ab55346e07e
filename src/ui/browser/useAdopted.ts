import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Adopts an element whose content is in the document: React renders it empty and leaves existing content alone. If
 * React re-creates the frame on the client (after a hydration error, or when a browser extension changed the DOM), the
 * new element is empty, and gets the content of the old one.
 *
 * @param selector finds the element in the document; undefined if the content didn't come with the document
 */
export function useAdopted<E extends Element>(selector: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const [standing] = useState(() => (selector && 'document' in globalThis ? document.querySelector(selector) : null));
  useLayoutEffect(() => {
    if (standing && standing !== element.current) element.current?.append(...standing.childNodes);
  }, [standing]);
  return element;
}
