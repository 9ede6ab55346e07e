/**
 * Wraps `localStorage`, which can be full, blocked, or missing. In these cases, reading returns null and writing does
 * nothing, so that features forget their state but don't fail.
 */

/** Returns the value in local storage, or null if there is none or storage is unavailable. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in local storage and returns whether that succeeded. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
