/** Scripts for `addInitScript` that make a page's storage fail. */

/** Makes storage full: nothing can be written. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Forbids storage: already reading the property throws, as with blocked cookies. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}
