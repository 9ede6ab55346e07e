import { useEffect } from 'react';
import type { Builds } from '../useBuilds.ts';

/** Closes the sandbox that was used last. */
let stopLast: (() => void) | undefined;

/**
 * Keeps only one sandbox of the editors on a page: each holds webpack in memory. The one that builds closes the other's,
 * whose result stays; its next build opens another.
 */
export function useOnlySandbox({ phase, stop }: Builds): void {
  useEffect(() => {
    if (phase !== 'loading' && phase !== 'building') return;
    if (stopLast !== stop) stopLast?.();
    stopLast = stop;
  }, [phase, stop]);
}
