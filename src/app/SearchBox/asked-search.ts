/** Opens the search where the address asks for it: `?q=split+chunks`. Other versions of the documentation lead here with it. */
export function openAskedSearch(): void {
  const url = new URL(location.href);
  const words = url.searchParams.get('q');
  if (!words) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  // The search box takes it as what was typed while its dialog was on the way.
  document.documentElement.dataset.typed = words;
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
