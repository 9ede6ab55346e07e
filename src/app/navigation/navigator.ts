import { addressOf, canonicalAddress, formatAddress } from './address.ts';
import { isPlainClick, pageTarget } from './link-target.ts';
import type { NavigatorHooks } from './navigator-hooks.ts';
import { correctFirstHash, restoreScroll } from './scroll.ts';
import { keptScroll, leaveStep, startKeepingScroll } from './scroll-memory.ts';
import { followOldHash, revisit, visit } from './visits.ts';

/** Controls client-side navigation. */
export interface Navigator {
  /** Navigates to a URL on this site, such as `/guides/caching/#hash`. */
  go(href: string, how?: 'push' | 'replace'): Promise<void>;
  /** Loads the current page again after an error. */
  retry(): Promise<void>;
}

/**
 * Starts client-side navigation. No router library is needed, because the build generates a table of all pages by path.
 * Each page is loaded first, and then shown together with its title, URL, scroll position, and focus.
 */
export function startNavigator(hooks: NavigatorHooks): Navigator {
  startKeepingScroll();

  addEventListener('popstate', ({ state }) => {
    // A click on a link to the current URL also fires `popstate`, with the state of its history entry. If there is no
    // saved state, the page scrolls to the heading again.
    if (!state) history.replaceState(null, '');
    // At this point, `location` already belongs to the new history entry, but the scroll position still belongs to the
    // previous one.
    leaveStep(addressOf(location).path === hooks.current().path);
    void visit(hooks, addressOf(location), 'pop');
  });

  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const url = pageTarget(event.target, location);
    if (!url) return;
    // Leave links to hashes on the same page to the browser, which scrolls and updates `:target`.
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
