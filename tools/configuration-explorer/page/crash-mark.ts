/**
 * Records in session storage that a configuration is running. If it exhausts the memory, the browser ends the whole
 * tab, so the record stays, and the next load of the page doesn't run the configuration again by itself.
 */

const key = 'configuration-explorer-runs';

/** Whether the previous page in this tab ended abnormally while a configuration was running. */
export function hasCrashMark(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setCrashMark(isSet: boolean): void {
  try {
    if (isSet) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
  } catch {
    // Without session storage, a crash isn't detected, but checks work anyway.
  }
}
