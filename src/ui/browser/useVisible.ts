import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How often to check whether an element is in the viewport, in milliseconds (specification, section 9). */
const checkEvery = 300;

/** Whether any part of an element is in the viewport. */
function isInWindow(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && (width > 0 || height > 0);
}

/** Whether the element has ever been in the viewport. Checks every 300 ms until it has. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (visible) return;
    const look = () => {
      if (!document.hidden && element.current && isInWindow(element.current)) setVisible(true);
    };
    const timer = setInterval(look, checkEvery);
    return () => clearInterval(timer);
  }, [element, visible]);
  return visible;
}
