/** Session storage key for pages that the reader gave feedback on. */
const keyOf = (page: string) => `feedback ${page}`;

/** Whether the reader gave feedback on this page in this session. Always false if storage is blocked. */
export function isAnswered(page: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(page)) !== null;
  } catch {
    return false;
  }
}

/** Remembers the page until the tab is closed, if storage is available. */
export function noteAnswered(page: string): void {
  try {
    sessionStorage.setItem(keyOf(page), 'sent');
  } catch {
    // Storage is blocked or full: the next visit shows the form again.
  }
}
