/** Milliseconds after which work that waits for an idle browser runs in any case. */
const LATEST = 3000;

/** Runs work when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 200);
}
