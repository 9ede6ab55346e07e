/**
 * Records in session storage that a preview is running. If the preview's frame shares the page's process, an endless
 * loop in it freezes the page, and the user has to close or reload the tab. The page then gets no `pagehide` event, so
 * the record stays, and the next load of the page can detect it.
 */

const key = 'playground-preview-runs';

/** Whether the previous page in this tab ended abnormally while a preview was running. */
export function hasRunningMark(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Records in session storage that the preview is running, and removes the record when the signal is aborted. A hidden
 * page has no record, because browsers may end it at any time.
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
    // Without session storage, a crash isn't detected, but the preview works anyway.
  }
}
