/**
 * Remembers in the tab that a preview runs. Where a frame shares the page's process, an endless loop in it stops the page,
 * too, and the reader has to close or reload it: the page ends without the events of a normal end, and the mark stays.
 */

const key = 'playground-preview-runs';

/** Whether the tab's last page ended while a preview ran. */
export function hasRunningMark(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Marks that a preview runs, until the signal. A hidden page has no mark, because browsers may end it at any time.
 * @param signal aborted when the preview is closed
 */
export function markRunning(signal: AbortSignal): void {
  const mark = (): void => setMark(document.visibilityState === 'visible');
  mark();
  document.addEventListener('visibilitychange', mark, { signal });
  addEventListener('pagehide', () => setMark(false), { signal });
  addEventListener('pageshow', mark, { signal });
  signal.addEventListener('abort', () => setMark(false));
}

function setMark(isSet: boolean): void {
  try {
    if (isSet) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the preview just starts.
  }
}
