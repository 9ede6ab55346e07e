import { useEffect } from 'react';
import type { Builds } from '../useBuilds.ts';

/** Stops the sandbox of the editor that built last. */
let stopLast: (() => void) | undefined;

/**
 * Allows only one running sandbox among the editors of a page, because each sandbox holds webpack in memory. When an
 * editor builds, the sandbox of the previous editor is stopped. Its result stays visible, and its next build starts a
 * new sandbox.
 */
export function useOnlySandbox({ phase, stop }: Builds): void {
  useEffect(() => {
    if (phase !== 'loading' && phase !== 'building') return;
    if (stopLast !== stop) stopLast?.();
    stopLast = stop;
  }, [phase, stop]);
}
