import { useEffect } from 'react';
import type { Builds } from '../useBuilds.ts';

/** Stops the most recently used sandbox. */
let stopLast: (() => void) | undefined;

/**
 * Allows only one running sandbox among the editors of a page, because each holds webpack in memory. When an editor
 * builds, the sandbox of the previous one is stopped; its result stays visible, and its next build starts a new
 * sandbox.
 */
export function useOnlySandbox({ phase, stop }: Builds): void {
  useEffect(() => {
    if (phase !== 'loading' && phase !== 'building') return;
    if (stopLast !== stop) stopLast?.();
    stopLast = stop;
  }, [phase, stop]);
}
