/** Scripts for `addInitScript` that make a page's storage fail. */

/** Simulates full browser storage, to which nothing can be written. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Simulates forbidden browser storage, where reading the property already throws, as with blocked cookies. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}
