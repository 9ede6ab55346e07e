import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query applies. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Matches phones and tablets, which have no keyboard and can't drop files. */
export const onTouch = '(pointer: coarse)';
/** Matches windows in which a table of sizes says more than the treemap. */
export const isNarrowWindow = '(width < 40rem)';
