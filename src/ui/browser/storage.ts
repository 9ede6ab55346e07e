/**
 * The browser's storage, which can be full, forbidden or absent: reading then gives `null` and writing does nothing,
 * so that a feature forgets instead of failing.
 */

/** What is kept under a key; `null` without anything or without storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; gives whether it was kept. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
