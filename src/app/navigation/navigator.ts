import { addressOf, canonicalAddress, formatAddress } from './address.ts';
import { isPlainClick, pageTarget } from './link-target.ts';
import type { NavigatorHooks } from './navigator-hooks.ts';
import { correctFirstHash, restoreScroll } from './scroll.ts';
import { keptScroll, leaveStep, startKeepingScroll } from './scroll-memory.ts';
import { followOldHash, revisit, visit } from './visits.ts';

/** What the app asks of its navigation. */
export interface Navigator {
  /** Goes to an address of this site: `/guides/caching/#hash`. */
  go(href: string, how?: 'push' | 'replace'): Promise<void>;
  /** Loads the current address again, after an error. */
  retry(): Promise<void>;
}

/**
 * Own navigation instead of a router library: addresses are exact and come from the index, and what matters here is
 * that a page is loaded first and then shown at once with its title, address, scroll position and focus.
 */
export function startNavigator(hooks: NavigatorHooks): Navigator {
  startKeepingScroll();

  addEventListener('popstate', ({ state }) => {
    // A link to the very address that is open comes here too, with what was kept for it: it leads to its heading all the same.
    if (!state) history.replaceState(null, '');
    // The address belongs to the next entry already, the position on screen still to the last one.
    leaveStep(addressOf(location).path === hooks.current().path);
    void visit(hooks, addressOf(location), 'pop');
  });

  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const url = pageTarget(event.target, location);
    if (!url) return;
    // A hash on this page is the browser's own business: it scrolls, and marks `:target`.
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
