/**
 * Opens the search if the address has a query: `?q=split+chunks`. Links from other versions of the documentation use
 * it.
 */
export function openSearchFromAddress(): void {
  const url = new URL(location.href);
  const words = url.searchParams.get('q');
  if (!words) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  // Put into the buffer that the search box reads when its dialog has loaded.
  document.documentElement.dataset.typed = words;
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
