import { useEffect, useState } from 'react';

/** Returns a counter that changes with the theme or the system colors, so that canvases are redrawn. */
export function usePaintChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const change = () => setCount((before) => before + 1);
    const observer = new MutationObserver(change);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const forced = matchMedia('(forced-colors: active)');
    forced.addEventListener('change', change);
    return () => {
      observer.disconnect();
      forced.removeEventListener('change', change);
    };
  }, []);
  return count;
}
