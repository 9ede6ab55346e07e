/** Returns the session storage key that records feedback on a page. */
const keyOf = (page: string) => `feedback ${page}`;

/** Whether the reader gave feedback on this page in this session. Always false if session storage is blocked. */
export function isAnswered(page: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(page)) !== null;
  } catch {
    return false;
  }
}

/**
 * Records until the tab is closed that the reader gave feedback on a page. Does nothing if session storage is
 * unavailable.
 */
export function noteAnswered(page: string): void {
  try {
    sessionStorage.setItem(keyOf(page), 'sent');
  } catch {
    // Session storage is blocked or full, so the feedback form is shown again on the next visit.
  }
}
