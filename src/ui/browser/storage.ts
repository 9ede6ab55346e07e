/**
 * Wraps `localStorage`, which can be full, blocked, or missing. In these cases, reading returns null and writing does
 * nothing, so that features only forget their state and don't fail.
 */

/** Returns the stored value, or null if there is none or storage is unavailable. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value and returns whether that succeeded. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
