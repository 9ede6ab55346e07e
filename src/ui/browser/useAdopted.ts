import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * For an element whose content came with the document: React is told of an empty one, and leaves what it finds in it.
 * Where React has to render the frame anew (a part of it threw while it was hydrated, or an extension of the browser changed
 * it before), the new element is empty indeed: it is given what the old one held.
 *
 * @param selector finds the element in the document; nothing where the content did not come with it
 */
export function useAdopted<E extends Element>(selector: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const [standing] = useState(() => (selector && 'document' in globalThis ? document.querySelector(selector) : null));
  useLayoutEffect(() => {
    if (standing && standing !== element.current) element.current?.append(...standing.childNodes);
  }, [standing]);
  return element;
}
