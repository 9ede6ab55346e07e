/**
 * Maximum time to wait for an idle browser, in milliseconds. After it, the function runs even if the browser is busy.
 */
const LATEST = 3000;

/** Runs a function when the browser is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 200);
}
