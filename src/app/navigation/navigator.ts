import { failedView, type View } from '../view.ts';
import { isPagePath } from '../../model/url.ts';
import { type Address, addressOf, canonicalAddress, formatAddress, redirectTarget } from './address.ts';
import { chunkFailure } from './chunk-failure.ts';
import { loadView } from './load-view.ts';
import { isPlainClick, pageTarget } from './link-target.ts';
import { shouldReload } from './redeploy.ts';
import {
  correctFirstHash,
  hashTarget,
  readScroll,
  restoreScroll,
  type ScrollPosition,
  scrollToHash,
} from './scroll.ts';

/** What happens around a navigation; the app supplies it. */
export interface NavigatorHooks {
  /** The view that is on screen. */
  current(): View;
  /** Shows a view; what it changed is in the document when this returns. */
  commit(view: View, address: Address): void;
  /** A load takes longer than a reader notices (`true`), or ended (`false`). */
  pending(isPending: boolean): void;
  /** Moves the focus to what was navigated to. */
  focus(address: Address): void;
}

export interface Navigator {
  /** Goes to an address of this site: `/guides/caching/#hash`. */
  go(href: string, how?: 'push' | 'replace'): Promise<void>;
  /** Loads the current address again, after an error. */
  retry(): Promise<void>;
}

/** Milliseconds before a load shows the progress hint. */
const HINT_DELAY = 150;
/** Milliseconds of rest after which a scroll position is kept. */
const SCROLL_REST = 120;
/** Redirects one after the other, old headings included, after which an address counts as one that leads nowhere. */
const MOST_REDIRECTS = 5;

type Arrival = 'push' | 'replace' | 'pop';

/**
 * Own navigation instead of a router library: addresses are exact and come from the index, and what matters here is
 * that a page is loaded first and then shown at once with its title, address, scroll position and focus.
 */
export function startNavigator(hooks: NavigatorHooks): Navigator {
  let latest = 0;
  /** A chunk that came without its module, or hangs, is not asked for again in this document: only a new one helps. */
  let needsDocument = false;

  async function visit(wanted: Address, arrival: Arrival, redirects = 0): Promise<void> {
    const address = canonicalAddress(wanted);
    if (address.path === hooks.current().path && hooks.current().kind === 'page')
      return arrive(address, arrival, redirects);
    const turn = ++latest;
    const hint = setTimeout(() => hooks.pending(true), HINT_DELAY);
    const loaded = await load(address);
    clearTimeout(hint);
    if (turn !== latest) return;
    hooks.pending(false);
    if (loaded === 'reloading') return;
    if (loaded.kind === 'redirect' && redirects < MOST_REDIRECTS)
      return follow(redirectTarget(loaded.to, address, location.origin), arrival, redirects + 1);
    const view: View = loaded.kind === 'redirect' ? { kind: 'not-found', path: address.path } : loaded;
    keepScroll();
    if (arrival === 'push') history.pushState(null, '', formatAddress(address));
    else if (formatAddress(address) !== formatAddress(addressOf(location)))
      history.replaceState(history.state, '', formatAddress(address));
    hooks.commit(view, address);
    hooks.focus(address);
    scroll(address, arrival);
    void followOldHash(address, redirects);
  }

  /** Goes where a redirect leads; out of the app where that is no page of this site, without a step in the history of its own. */
  async function follow(to: URL, arrival: Arrival, redirects: number): Promise<void> {
    if (to.origin === location.origin && isPagePath(to.pathname)) return visit(addressOf(to), arrival, redirects);
    keepScroll();
    if (arrival === 'push') location.assign(to);
    else location.replace(to);
  }

  async function load(address: Address) {
    try {
      return await loadView(address.path);
    } catch (error) {
      if (await shouldReload(error)) {
        location.assign(formatAddress(address));
        return 'reloading' as const;
      }
      const failure = chunkFailure(error);
      needsDocument = failure === undefined || failure === 'timeout';
      console.error(error);
      return failedView(address.path, hooks.current());
    }
  }

  /** The page is there already: only the hash or the position differs. */
  function arrive(address: Address, arrival: Arrival, redirects: number): void {
    latest++;
    hooks.pending(false);
    if (arrival === 'push') {
      keepScroll();
      history.pushState(null, '', formatAddress(address));
    } else {
      history.replaceState(history.state, '', formatAddress(address));
    }
    scroll(address, arrival);
    if (arrival === 'push') hooks.focus(address);
    void followOldHash(address, redirects);
  }

  /** A hash that names nothing here may be an old one; the reader is led on where it leads today. */
  async function followOldHash(address: Address, redirects = 0): Promise<void> {
    if (address.hash === '' || hooks.current().kind !== 'page' || hashTarget(address.hash)) return;
    if (redirects === MOST_REDIRECTS) return;
    const turn = latest;
    const to = await todaysAddress(address);
    if (to !== undefined && turn === latest)
      await visit({ ...addressOf(new URL(to, location.origin)), query: address.query }, 'replace', redirects + 1);
  }

  async function todaysAddress(address: Address): Promise<string | undefined> {
    try {
      const { addressOfOldHash } = await import(/* webpackChunkName: "behaviors-hands" */ './old-hash.ts');
      return addressOfOldHash(address);
    } catch {
      // Offline, say: the reader is on the page at least.
      return undefined;
    }
  }

  let isScrollOurs = true;
  function scroll(address: Address, arrival: Arrival): void {
    const kept = arrival === 'pop' ? keptScroll() : undefined;
    if (kept) restoreScroll(kept);
    else scrollToHash(address.hash);
    isScrollOurs = true;
  }

  function keptScroll(): ScrollPosition | undefined {
    return (history.state as { scroll?: ScrollPosition } | null)?.scroll;
  }

  function keepScroll(): void {
    clearTimeout(rest);
    if (isScrollOurs) history.replaceState({ scroll: readScroll() }, '');
  }

  let rest: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(keepScroll, SCROLL_REST);
    },
    { passive: true },
  );
  addEventListener('pagehide', keepScroll);

  addEventListener('popstate', () => {
    // The address belongs to the next entry already, the position on screen still to the last one.
    clearTimeout(rest);
    isScrollOurs = addressOf(location).path === hooks.current().path;
    void visit(addressOf(location), 'pop');
  });

  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const url = pageTarget(event.target, location);
    if (!url) return;
    // A hash on this page is the browser's own business: it scrolls, and marks `:target`.
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    void visit(addressOf(url), 'push');
  });

  history.scrollRestoration = 'manual';
  const first = addressOf(location);
  const kept = keptScroll();
  if (formatAddress(canonicalAddress(first)) !== formatAddress(first) || hooks.current().kind === 'not-found')
    void visit(first, 'replace');
  else if (kept) restoreScroll(kept);
  else {
    correctFirstHash(first.hash);
    void followOldHash(first);
  }

  return {
    go: (href, how = 'push') => visit(addressOf(new URL(href, location.href)), how),
    retry: async () => (needsDocument ? location.reload() : visit(addressOf(location), 'replace')),
  };
}
