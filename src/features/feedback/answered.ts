/** Key under which a tab remembers that its reader answered for a page. */
const keyOf = (page: string) => `feedback ${page}`;

/** Whether the reader answered for a page in this visit; not where the browser remembers nothing. */
export function isAnswered(page: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(page)) !== null;
  } catch {
    return false;
  }
}

/** Remembers an answered page until the tab is closed, where the browser lets it. */
export function noteAnswered(page: string): void {
  try {
    sessionStorage.setItem(keyOf(page), 'sent');
  } catch {
    // Forbidden or full: the form is there again on the next visit of the page.
  }
}
