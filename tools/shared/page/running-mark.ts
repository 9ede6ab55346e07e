/**
 * Records in session storage that untrusted code is running. If the code exhausts the memory, or freezes a page whose
 * process it shares, the user has to close or reload the tab, or the browser does. The page then gets no `pagehide`
 * event, so the record stays, and the next load of the page can detect it.
 */

/** Whether the previous page in this tab ended abnormally while the code was running. */
export function hasRunningMark(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Records in session storage that the code is running, and removes the record when the signal is aborted. A hidden page
 * has no record, because browsers may end it at any time.
 * @param signal aborted when the code no longer runs
 */
export function markRunning(key: string, signal: AbortSignal): void {
  const mark = (): void => setMark(key, document.visibilityState === 'visible');
  mark();
  document.addEventListener('visibilitychange', mark, { signal });
  addEventListener('pagehide', () => setMark(key, false), { signal });
  addEventListener('pageshow', mark, { signal });
  signal.addEventListener('abort', () => setMark(key, false));
}

function setMark(key: string, isSet: boolean): void {
  try {
    if (isSet) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
  } catch {
    // Without session storage, a crash isn't detected, but the code runs anyway.
  }
}
