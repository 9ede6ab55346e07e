import { addressOf, canonicalAddress, formatAddress } from './address.ts';
import { isPlainClick, pageTarget } from './link-target.ts';
import type { NavigatorHooks } from './navigator-hooks.ts';
import { correctFirstHash, restoreScroll } from './scroll.ts';
import { keptScroll, leaveStep, startKeepingScroll } from './scroll-memory.ts';
import { followOldHash, revisit, visit } from './visits.ts';

/** The app's interface to its navigation. */
export interface Navigator {
  /** Navigates to an address of this site: `/guides/caching/#hash`. */
  go(href: string, how?: 'push' | 'replace'): Promise<void>;
  /** Loads the current address again after an error. */
  retry(): Promise<void>;
}

/**
 * Client-side navigation without a router library: addresses are exact and come from the index, and a page must be
 * loaded first and then committed together with its title, address, scroll position and focus.
 */
export function startNavigator(hooks: NavigatorHooks): Navigator {
  startKeepingScroll();

  addEventListener('popstate', ({ state }) => {
    // A link to the current address also fires this, with the state of the entry: scroll to its heading all the same.
    if (!state) history.replaceState(null, '');
    // `location` is already that of the new entry, while the scroll position still belongs to the previous one.
    leaveStep(addressOf(location).path === hooks.current().path);
    void visit(hooks, addressOf(location), 'pop');
  });

  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const url = pageTarget(event.target, location);
    if (!url) return;
    // Same-page hashes are left to the browser, which scrolls and updates `:target`.
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    void visit(hooks, addressOf(url), 'push');
  });

  const first = addressOf(location);
  const kept = keptScroll();
  if (formatAddress(canonicalAddress(first)) !== formatAddress(first) || hooks.current().kind === 'not-found')
    void visit(hooks, first, 'replace');
  else if (kept) restoreScroll(kept);
  else {
    correctFirstHash(first.hash);
    void followOldHash(hooks, first);
  }

  return {
    go: (href, how = 'push') => visit(hooks, addressOf(new URL(href, location.href)), how),
    retry: () => revisit(hooks),
  };
}
