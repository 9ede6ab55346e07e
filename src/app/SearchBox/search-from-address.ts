/**
 * Opens the search dialog if the URL has a search query such as `?q=split+chunks`. Other versions of the documentation
 * link to such URLs.
 */
export function openSearchFromAddress(): void {
  const url = new URL(location.href);
  const words = url.searchParams.get('q');
  if (!words) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  // Fill the buffer of typed text, which the search box reads once its dialog is loaded.
  document.documentElement.dataset.typed = words;
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
