import { onHost } from '../../model/on-host.ts';
import { failedView, type View } from '../view.ts';
import { type Address, addressOf, canonicalAddress, formatAddress, redirectTarget } from './address.ts';
import { chunkFailure } from './chunk-failure.ts';
import { isOwnPage } from './link-target.ts';
import { loadView } from './load-view.ts';
import type { NavigatorHooks } from './navigator-hooks.ts';
import { shouldReload } from './redeploy.ts';
import { hashTarget } from '../../ui/browser/place-of-hash.ts';
import { keepScroll, showScroll } from './scroll-memory.ts';

/** Delay in milliseconds before the progress indicator for loading a page is shown. */
const HINT_DELAY = 150;
/** Maximum number of redirects to follow, including those for moved headings, before showing “not found”. */
const MOST_REDIRECTS = 5;

/**
 * How a page visit changes the browser history: it adds an entry, replaces the current one, or goes back or forward.
 */
type Arrival = 'push' | 'replace' | 'pop';

/** Number of the latest page visit. When several visits overlap, the latest one wins. */
let latest = 0;
/**
 * Whether a chunk failed to load in a way that only a full page load can fix: its script didn't contain the chunk, or
 * it timed out.
 */
let needsDocument = false;

/** Loads the page at a URL and shows it. */
export async function visit(hooks: NavigatorHooks, wanted: Address, arrival: Arrival, redirects = 0): Promise<void> {
  const address = canonicalAddress(wanted);
  if (address.path === hooks.current().path && hooks.current().kind === 'page')
    return arrive(hooks, address, arrival, redirects);
  const turn = ++latest;
  const hint = setTimeout(() => hooks.pending(true), HINT_DELAY);
  const loaded = await load(hooks, address);
  clearTimeout(hint);
  if (turn !== latest) return;
  hooks.pending(false);
  if (loaded === 'reloading') return;
  if (loaded.kind === 'redirect' && redirects < MOST_REDIRECTS)
    return follow(hooks, redirectTarget(loaded.to, address, location.origin), arrival, redirects + 1);
  const view: View = loaded.kind === 'redirect' ? { kind: 'not-found', path: address.path } : loaded;
  keepScroll();
  if (arrival === 'push') history.pushState(null, '', formatAddress(address));
  else if (formatAddress(address) !== formatAddress(addressOf(location)))
    history.replaceState(history.state, '', formatAddress(address));
  hooks.commit(view, address);
  hooks.focus(address);
  showScroll(address.hash, arrival === 'pop');
  void followOldHash(hooks, address, redirects);
}

/** If the hash matches no id on this page but is the former id of a heading, redirects to the heading's current URL. */
export async function followOldHash(hooks: NavigatorHooks, address: Address, redirects = 0): Promise<void> {
  if (address.hash === '' || hooks.current().kind !== 'page' || hashTarget(address.hash)) return;
  if (redirects === MOST_REDIRECTS) return;
  const turn = latest;
  const to = await todaysAddress(address);
  if (to !== undefined && turn === latest)
    await visit(
      hooks,
      { ...addressOf(new URL(IS_ALONE ? to : onHost(to), location.origin)), query: address.query },
      'replace',
      redirects + 1,
    );
}

/** Follows a redirect. If the app can't render its target, does a full page load. */
async function follow(hooks: NavigatorHooks, to: URL, arrival: Arrival, redirects: number): Promise<void> {
  if (isOwnPage(to, location)) return visit(hooks, addressOf(to), arrival, redirects);
  keepScroll();
  if (arrival === 'push') location.assign(to);
  else location.replace(to);
}

async function load(hooks: NavigatorHooks, address: Address) {
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

/** Handles a visit to the page that is already shown: only the hash or the scroll position changes. */
function arrive(hooks: NavigatorHooks, address: Address, arrival: Arrival, redirects: number): void {
  latest++;
  hooks.pending(false);
  if (arrival === 'push') {
    keepScroll();
    history.pushState(null, '', formatAddress(address));
  } else {
    history.replaceState(history.state, '', formatAddress(address));
  }
  showScroll(address.hash, arrival === 'pop');
  if (arrival === 'push') hooks.focus(address);
  void followOldHash(hooks, address, redirects);
}

/** Loads the current page again after an error. */
export async function revisit(hooks: NavigatorHooks): Promise<void> {
  return needsDocument ? location.reload() : visit(hooks, addressOf(location), 'replace');
}

async function todaysAddress(address: Address): Promise<string | undefined> {
  try {
    const { addressOfOldHash } = await import(/* webpackChunkName: "interaction-behaviors" */ './old-hash.ts');
    return addressOfOldHash(address);
  } catch {
    // The chunk failed to load, maybe because the reader is offline. Stay on the page, although no heading matches the
    // hash.
    return undefined;
  }
}
