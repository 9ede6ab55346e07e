import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes React keep the prerendered content of an element: React renders the element empty and leaves existing content
 * alone. If React re-creates the page frame on the client, because of a hydration error or because a browser extension
 * changed the DOM, the content moves from the old element to the new one.
 *
 * @param selector selector of the element in the document, or undefined if the document doesn't contain it
 */
export function useAdopted<E extends Element>(selector: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const [standing] = useState(() => (selector && 'document' in globalThis ? document.querySelector(selector) : null));
  useLayoutEffect(() => {
    if (standing && standing !== element.current) element.current?.append(...standing.childNodes);
  }, [standing]);
  return element;
}
